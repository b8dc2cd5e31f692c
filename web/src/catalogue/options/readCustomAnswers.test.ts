import { expect, test } from 'vitest'
import { readCustomAnswers } from './readCustomAnswers.ts'

const money = (amount: string) => ({ amount, currencyCode: 'MXN' })
const engraving = {
  optionId: '1',
  title: 'Grabado',
  kind: 'TEXT',
  maxLength: 30,
  isRequired: true,
  priceDelta: money('149.00'),
  values: [],
} as const
const bulbs = {
  optionId: '2',
  title: 'Focos',
  kind: 'MULTIPLE',
  maxLength: null,
  isRequired: false,
  priceDelta: null,
  values: [
    { valueId: '21', title: 'Cálido', priceDelta: money('50.00') },
    { valueId: '22', title: 'Frío', priceDelta: money('40.00') },
  ],
} as const

test('is incomplete while a required text is blank', () => {
  expect(readCustomAnswers([engraving, bulbs], { 1: '  ' }).isComplete).toBe(false)
  expect(readCustomAnswers([engraving, bulbs], { 1: 'Casa' }).isComplete).toBe(true)
})

test('writes a text as the gateway will read it', () => {
  const { customOptions, labels } = readCustomAnswers([engraving], { 1: '\u200BCasa\u00A0Pe\u0301rez\u202C ' })
  expect(customOptions).toEqual([{ optionId: '1', value: 'Casa Pérez' }])
  expect(labels).toEqual([{ label: 'Grabado', value: 'Casa Pérez' }])
})

test('joins several values, names them and returns their prices', () => {
  expect(readCustomAnswers([bulbs], { 2: ['22', '21'] })).toEqual({
    customOptions: [{ optionId: '2', value: '21,22' }],
    labels: [{ label: 'Focos', value: 'Cálido, Frío' }],
    deltas: [money('50.00'), money('40.00')],
    isComplete: true,
  })
})

test('a text costs its surcharge once it is filled in', () => {
  expect(readCustomAnswers([engraving], { 1: 'Casa' }).deltas).toEqual([money('149.00')])
  expect(readCustomAnswers([engraving], { 1: ' ' }).deltas).toEqual([])
  expect(readCustomAnswers([{ ...engraving, priceDelta: null }], { 1: 'Casa' }).deltas).toEqual([])
})

test('leaves out what was not answered', () => {
  expect(readCustomAnswers([engraving, bulbs], { 2: [] })).toMatchObject({ customOptions: [], labels: [] })
})
