import { expect, test } from 'vitest'
import { defaultBundleAnswers, readBundleAnswers } from './readBundleAnswers.ts'

const part = (selectionId: string, amount: string, rest: { units?: number; isDefault?: boolean } = {}) => ({
  selectionId,
  name: `Parte ${selectionId}`,
  units: 1,
  isDefault: false,
  isSoldOut: false,
  money: { amount, currencyCode: 'MXN' },
  ...rest,
})
const base = { optionId: 'b', title: 'Base', isRequired: true, isMultiple: false, selections: [part('b1', '3999.00')] }
const pillows = {
  optionId: 'p',
  title: 'Almohadas',
  isRequired: false,
  isMultiple: false,
  selections: [part('p1', '199.90', { units: 2, isDefault: true }), part('p2', '249.90')],
}

test('begins with the defaults, and with what there is no choice about', () => {
  expect(defaultBundleAnswers([base, pillows])).toEqual({ b: ['b1'], p: ['p1'] })
})

test('costs what its parts cost, times their units', () => {
  const read = readBundleAnswers([base, pillows], { b: ['b1'], p: ['p1'] })
  expect(read.unitPrice?.amount).toBe('4398.80')
  expect(read.labels).toEqual([
    { label: 'Base', value: 'Parte b1' },
    { label: 'Almohadas', value: '2 × Parte p1' },
  ])
})

test('is incomplete without a required part, whatever else is chosen', () => {
  expect(readBundleAnswers([base, pillows], { p: ['p2'] })).toMatchObject({
    isComplete: false,
    bundleOptions: [{ optionId: 'p', selectionIds: ['p2'] }],
  })
})
