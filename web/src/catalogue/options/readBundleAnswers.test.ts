import { optionsChecksum } from '@hogar/schema/validation/optionsChecksum.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type BundleOptionFacts, defaultBundleAnswers, readBundleAnswers } from './readBundleAnswers.ts'

const part = (selectionId: string, amount: string, rest: Partial<BundleOptionFacts['selections'][number]> = {}) => ({
  selectionId,
  name: `Parte ${selectionId}`,
  units: 1,
  canChangeUnits: false,
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

test('is incomplete without a required part, even if others are chosen', () => {
  expect(readBundleAnswers([base, pillows], { p: ['p2'] })).toMatchObject({
    isComplete: false,
    bundleOptions: [
      { optionId: 'b', selectionIds: [] },
      { optionId: 'p', selectionIds: ['p2'] },
    ],
  })
})

test('tells the cart what was taken out, which would come back as a default otherwise', () => {
  const read = readBundleAnswers([base, pillows], { b: ['b1'], p: [] })
  expect(read.bundleOptions).toEqual([
    { optionId: 'b', selectionIds: ['b1'], quantity: 1 },
    { optionId: 'p', selectionIds: [] },
  ])
  expect([read.unitPrice?.amount, read.isComplete]).toEqual(['3999.00', true])
})

test('begins with the first part that can be had where nothing is the default', () => {
  const mattress = {
    ...base,
    optionId: 'm',
    selections: [part('m1', '1.00', { isSoldOut: true }), part('m2', '2.00'), part('m3', '3.00')],
  }
  const soldOutDefault = { ...pillows, selections: [part('p1', '1.00', { isDefault: true, isSoldOut: true })] }
  expect(defaultBundleAnswers([mattress, soldOutDefault])).toEqual({ m: ['m2'], p: [] })
})

const towels = {
  ...pillows,
  optionId: 't',
  title: 'Toallas',
  selections: [part('t1', '10.00', { canChangeUnits: true }), part('t2', '20.00')],
}

test('takes other units where a part allows it, and says so to the cart', () => {
  expect(readBundleAnswers([towels], { t: ['t1'] }, { t: 3 })).toMatchObject({
    bundleOptions: [{ optionId: 't', selectionIds: ['t1'], quantity: 3 }],
    labels: [{ label: 'Toallas', value: '3 × Parte t1' }],
    unitPrice: { amount: '30.00' },
  })
})

test('keeps the fixed units of a part, even if others were chosen for another part', () => {
  const read = readBundleAnswers([towels], { t: ['t2'] }, { t: 3 })
  expect(read.bundleOptions).toEqual([{ optionId: 't', selectionIds: ['t2'], quantity: 1 }])
  expect(read.unitPrice?.amount).toBe('20.00')
})

test('names the line as the gateway does where a kit has two units of a part of its own', () => {
  const pairs = { ...pillows, optionId: 'p', selections: [part('p1', '10.00', { units: 2 })] }
  const { bundleOptions } = readBundleAnswers([pairs], { p: ['p1'] })
  const kept = { bundleOptions: [{ optionId: 'p', selectionIds: ['p1'], quantity: 2 }] }
  expect(optionsChecksum({ bundleOptions })).toBe(optionsChecksum(kept))
})

test('costs the sum of its parts to the cent, for any number of parts and units', () => {
  const cents = fc.integer({ min: 0, max: 10_000_000 })
  fc.assert(
    fc.property(fc.array(fc.record({ cents, units: fc.integer({ min: 1, max: 9 }) }), { minLength: 1 }), (parts) => {
      const options = parts.map(({ cents: amount, units }, index) => ({
        ...pillows,
        optionId: String(index),
        selections: [part('x', (amount / 100).toFixed(2), { canChangeUnits: true, units })],
      }))
      const answers = Object.fromEntries(options.map(({ optionId }) => [optionId, ['x']]))
      const total = parts.reduce((sum, one) => sum + one.cents * one.units, 0)
      expect(readBundleAnswers(options, answers).unitPrice?.amount).toBe((total / 100).toFixed(2))
    }),
  )
})
