import { describe, expect, test } from 'vitest'
import type { LineEffect } from '../continueSteps.ts'
import type { CartLineMapper } from '../mappers.ts'
import { undoneLines, undosOf } from './undosOf.ts'

/** Creates the line of a cart: `A 2`, its SKU and units. Its SKU is its id too. */
const lineOf = (text: string, more: Partial<CartLineMapper> = {}): CartLineMapper => {
  const [sku = '', quantity] = text.split(' ')
  return {
    __typename: 'CartLine',
    storeCode: 'hogar',
    cartKey: 'cart',
    currencyCode: 'MXN',
    itemId: sku,
    sku,
    name: sku,
    quantity: Number(quantity),
    netPrice: 1,
    productType: 'simple',
    optionsChecksum: null,
    chosen: {},
    warranty: null,
    deliveryOption: null,
    ...more,
  }
}
const added = (sku: string, units: number): LineEffect => ({ identity: JSON.stringify([sku, null]), added: units })
const set = (itemId: string, quantity: number): LineEffect => ({ itemId, set: quantity })

/** Undoes effects in a cart. Returns its lines after that, and how each write finds its line. */
const undo = (before: readonly string[], effects: readonly LineEffect[], present: readonly string[]) => {
  const first = {
    lines: before.map((text) => lineOf(text)),
    effects: Object.fromEntries(effects.map((effect, at) => [`step-${at}`, effect])),
  }
  const now = present.map((text) => lineOf(text))
  const writes = undosOf(first, now).map(({ found, line }) => {
    if (found === null) return `put back ${line.sku} ${line.quantity}`
    return line.quantity === 0 ? `delete ${line.sku}` : `set ${line.sku} ${line.quantity}`
  })
  const after = undoneLines(first, now).map(({ sku, quantity }) => `${sku} ${quantity}`)
  return { writes, after: after.toSorted() }
}

describe('units that were added', () => {
  test.each([
    ['to a new line', { before: [], present: ['A 2'], writes: ['delete A'], after: [] }],
    ['to a line', { before: ['A 1'], present: ['A 3'], writes: ['set A 1'], after: ['A 1'] }],
    ['beside those of another device', { before: [], present: ['A 3'], writes: ['set A 1'], after: ['A 1'] }],
    [
      'to a line that another device grew too',
      { before: ['A 1'], present: ['A 7'], writes: ['set A 5'], after: ['A 5'] },
    ],
    [
      'to a line of which another device took one',
      { before: ['A 2'], present: ['A 3'], writes: ['set A 2'], after: ['A 2'] },
    ],
    ['by a call that did not arrive', { before: ['A 1'], present: ['A 1'], writes: [], after: ['A 1'] }],
    ['to a line that is gone', { before: ['A 1'], present: [], writes: [], after: [] }],
    [
      'to a line, whatever else is in the cart',
      { before: ['B 1'], present: ['A 2', 'B 4', 'C 1'], writes: ['delete A'], after: ['B 4', 'C 1'] },
    ],
  ])('%s are taken off', (_name, { before, present, ...expected }) => {
    expect(undo(before, [added('A', 2)], present)).toEqual(expected)
  })

  test('by two calls for one line are taken off together, without noise of fractions', () => {
    expect(undo(['A 1.1'], [added('A', 0.1), added('A', 0.2)], ['A 1.7'])).toEqual({
      writes: ['set A 1.4'],
      after: ['A 1.4'],
    })
  })
})

describe('a quantity that was set', () => {
  test.each([
    ['is set back', { quantity: 5, present: ['A 5'], writes: ['set A 2'], after: ['A 2'] }],
    ['is left where another device has set it since', { quantity: 5, present: ['A 4'], writes: [], after: ['A 4'] }],
    ['is left where the call did not arrive', { quantity: 5, present: ['A 2'], writes: [], after: ['A 2'] }],
    ['is left where another device has removed the line', { quantity: 5, present: [], writes: [], after: [] }],
    ['to none puts the line back', { quantity: 0, present: [], writes: ['put back A 2'], after: ['A 2'] }],
    [
      'to none is left where another device has added the line again',
      { quantity: 0, present: ['A 1'], writes: [], after: ['A 1'] },
    ],
    ['as it was needs nothing', { quantity: 2, present: ['A 2'], writes: [], after: ['A 2'] }],
  ])('%s', (_name, { quantity, present, ...expected }) => {
    expect(undo(['A 2'], [set('A', quantity)], present)).toEqual(expected)
  })

  test('with another warranty gets that of before', () => {
    const before = { lines: [lineOf('A 2', { warranty: '3 años' })], effects: { 'set-A': set('A', 2) } }
    expect(undosOf(before, [lineOf('A 2', { warranty: '5 años' })])).toMatchObject([
      { steps: ['set-A'], line: { quantity: 2, warranty: '3 años' } },
    ])
  })
})
