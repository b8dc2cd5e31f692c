import { createMockEnvironment } from 'relay-test-utils'
import { describe, expect, it } from 'vitest'
import { applyCartChange } from './applyCartChange.ts'
import { cartRecord, lineRecords } from './cartRecords.ts'
import { type RestorableLine, applyRestorableLines } from './restorableLines.ts'

const line = (
  sku: string,
  quantity: number,
  customOptions?: RestorableLine['again']['customOptions'],
): RestorableLine => ({
  again: { sku, quantity, ...(customOptions ? { customOptions } : {}) },
  snapshot: {
    productId: `product:${sku}`,
    productType: 'SimpleProduct',
    name: sku,
    urlPath: sku,
    variantId: null,
    unitPrice: { amount: '1.00', currencyCode: 'MXN' },
    options: [],
    picture: null,
  },
})

function cartAfter(kept: readonly RestorableLine[], mode: 'MERGE' | 'REPLACE'): Record<string, unknown> {
  const environment = createMockEnvironment()
  const held: Record<string, unknown> = {}
  environment.commitUpdate((store) => {
    for (const { again, snapshot } of [line('A', 3), line('B', 1)]) {
      applyCartChange(
        store,
        { kind: 'add', line: { sku: again.sku, optionsChecksum: null }, quantity: again.quantity },
        snapshot,
      )
    }
    applyRestorableLines(store, { lines: [...kept] }, mode)
    applyRestorableLines(store, { lines: [...kept] }, mode)
    const cart = cartRecord(store)
    for (const one of cart ? lineRecords(cart) : []) held[one.line.sku] = one.line.quantity
    held['units'] = cart?.getValue('totalQuantity')
  })
  return held
}

describe('lines that come into the cart from outside', () => {
  it('beside what is there: the larger quantity counts, and twice is once', () => {
    expect(cartAfter([line('A', 2), line('B', 4), line('C', 5)], 'MERGE')).toEqual({ A: 3, B: 4, C: 5, units: 12 })
  })

  it('in its place: only they are there, with their own quantities', () => {
    expect(cartAfter([line('A', 2), line('C', 5)], 'REPLACE')).toEqual({ A: 2, C: 5, units: 7 })
  })

  it('with other choices are other lines', () => {
    const custom = [{ optionId: '13', value: 'Ana' }]
    expect(cartAfter([line('A', 2, custom)], 'MERGE')).toMatchObject({ units: 6 })
  })
})
