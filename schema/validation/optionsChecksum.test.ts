import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { optionsChecksum } from './optionsChecksum.ts'

const customOption = fc.record({
  optionId: fc.integer({ min: 1, max: 999 }).map(String),
  value: fc.string({ minLength: 1, maxLength: 20 }),
})

describe('optionsChecksum', () => {
  it('is null where nothing was chosen', () => {
    expect(optionsChecksum({})).toBeNull()
    expect(optionsChecksum({ customOptions: [], bundleOptions: null })).toBeNull()
    expect(optionsChecksum({ customOptions: [{ optionId: '0', value: 'x' }] })).toBeNull()
    expect(optionsChecksum({ bundleOptions: [{ optionId: '1', selectionIds: ['2'], quantity: -1 }] })).toBeNull()
  })

  it('does not depend on the order of the choices', () => {
    fc.assert(
      fc.property(fc.uniqueArray(customOption, { selector: (option) => option.optionId }), (customOptions) => {
        expect(optionsChecksum({ customOptions: customOptions.toReversed() })).toBe(optionsChecksum({ customOptions }))
      }),
    )
  })

  it('distinguishes different choices', () => {
    fc.assert(
      fc.property(customOption, customOption, (one, other) => {
        fc.pre(one.optionId !== other.optionId || one.value !== other.value)
        expect(optionsChecksum({ customOptions: [one] })).not.toBe(optionsChecksum({ customOptions: [other] }))
      }),
    )
  })

  it('lets a bundle be named by its parts and their quantity', () => {
    const bundle = (selectionIds: string[], quantity?: number) =>
      optionsChecksum({ bundleOptions: [{ optionId: '1', selectionIds, quantity }] })
    expect(bundle(['2', '4'])).toBe(bundle(['4', '2'], 1))
    expect(bundle(['2'])).not.toBe(bundle(['2'], 2))
  })
})
