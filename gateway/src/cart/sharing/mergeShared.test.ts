import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MergedLine } from '../merge/mergeCarts.ts'
import { mergeShared } from './mergeShared.ts'

const anyCart = fc.uniqueArray(
  fc.record({
    sku: fc.constantFrom('A', 'B', 'C', 'D'),
    optionsChecksum: fc.constantFrom(null, 'x'),
    quantity: fc.integer({ min: 1, max: 9 }),
  }),
  { selector: ({ sku, optionsChecksum }) => `${sku}${optionsChecksum}`, maxLength: 8 },
)

const units = (cart: readonly MergedLine[], { sku, optionsChecksum }: MergedLine) =>
  cart.find((item) => item.sku === sku && item.optionsChecksum === optionsChecksum)?.quantity ?? 0

/** One's own cart after a shared one was taken over. */
function takeOver(shared: readonly MergedLine[], own: readonly MergedLine[]): MergedLine[] {
  const steps = mergeShared(shared, own)
  const kept = own.map((item) => {
    const set = steps.find((step) => step.kind === 'set' && step.line === item)
    return set?.kind === 'set' ? { ...item, quantity: set.quantity } : item
  })
  return [...kept, ...steps.flatMap((step) => (step.kind === 'add' ? [step.line] : []))]
}

test('every line keeps the larger of its two quantities', () => {
  fc.assert(
    fc.property(anyCart, anyCart, (shared, own) => {
      const merged = takeOver(shared, own)
      for (const item of [...shared, ...own]) {
        expect(units(merged, item)).toBe(Math.max(units(shared, item), units(own, item)))
      }
      expect(merged.length).toBe(new Set([...shared, ...own].map((item) => `${item.sku} ${item.optionsChecksum}`)).size)
    }),
  )
})

test('taking over again does nothing', () => {
  fc.assert(
    fc.property(anyCart, anyCart, (shared, own) => {
      expect(mergeShared(shared, takeOver(shared, own))).toEqual([])
    }),
  )
})

test('of two shared carts it does not matter which comes first', () => {
  fc.assert(
    fc.property(anyCart, anyCart, anyCart, (one, other, own) => {
      const [there, back] = [takeOver(one, takeOver(other, own)), takeOver(other, takeOver(one, own))]
      for (const item of [...there, ...back]) expect(units(there, item)).toBe(units(back, item))
    }),
  )
})
