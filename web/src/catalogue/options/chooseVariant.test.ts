import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { choiceOf, chooseVariant, matchedValues, type VariantFacts } from './chooseVariant.ts'

/** Returns a variant named `gray-2`: colour, then size. */
const variant = (name: `${string}-${string}`, rest: Partial<VariantFacts> = {}): VariantFacts => ({
  sku: name,
  selection: [
    { attributeCode: 'color', value: name.split('-')[0] ?? '' },
    { attributeCode: 'size', value: name.split('-')[1] ?? '' },
  ],
  amount: '100.00',
  isInStock: true,
  ...rest,
})

describe('chooseVariant', () => {
  const variants = [variant('gray-2'), variant('gray-3'), variant('blue-2')]

  it('finds the variant that has every chosen value', () => {
    expect(chooseVariant(variants, { color: 'gray', size: '3' }, 'size')?.sku).toBe('gray-3')
  })

  it('keeps what was just changed when the rest does not fit', () => {
    expect(chooseVariant(variants, { color: 'blue', size: '3' }, 'color')?.sku).toBe('blue-2')
    expect(chooseVariant(variants, { color: 'blue', size: '3' }, 'size')?.sku).toBe('gray-3')
  })

  it('finds none for a value that no variant has', () => {
    expect(chooseVariant(variants, { color: 'red', size: '2' }, 'color')).toBeNull()
  })

  it('prefers what can be bought, then the lower price', () => {
    const tied = [
      variant('gray-2', { isInStock: false, amount: '50.00' }),
      variant('gray-3', { amount: '200.00' }),
      variant('gray-4', { amount: '99.90' }),
    ]
    expect(chooseVariant(tied, { color: 'gray' }, 'color')?.sku).toBe('gray-4')
  })

  it('compares prices as numbers', () => {
    const tied = [variant('gray-2', { amount: '1000.00' }), variant('gray-3', { amount: '999.00' })]
    expect(chooseVariant(tied, {}, null)?.sku).toBe('gray-3')
  })

  const value = fc.constantFrom('a', 'b', 'c')
  const anyVariant = fc.record({
    color: value,
    size: value,
    amount: fc.integer({ min: 0, max: 99_999 }).map((cents) => (cents / 100).toFixed(2)),
    isInStock: fc.boolean(),
  })
  const anyVariants = fc
    .array(anyVariant, { minLength: 1 })
    .map((rows) => rows.map(({ color, size, ...rest }) => variant(`${color}-${size}`, rest)))

  it('never gives up a value that was just chosen, and matches no less than any other that has it', () => {
    fc.assert(
      fc.property(anyVariants, value, value, (all, color, size) => {
        const choice = { color, size }
        const chosen = chooseVariant(all, choice, 'color')
        const candidates = all.filter((one) => choiceOf(one)['color'] === color)
        if (!chosen) {
          expect(candidates).toEqual([])
          return
        }
        expect(choiceOf(chosen)['color']).toBe(color)
        for (const other of candidates) {
          expect(matchedValues(chosen, choice)).toBeGreaterThanOrEqual(matchedValues(other, choice))
        }
      }),
    )
  })
})
