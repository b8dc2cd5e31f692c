import { expect, test } from 'vitest'
import { pieceState } from './pieceState.ts'

const simple = { typename: 'SimpleProduct', hasVariant: false, needsChoice: false, status: 'OK' }

test.each([
  ['a product without choices', simple, 'buyable'],
  ['a product with a choice that must be made', { ...simple, needsChoice: true }, 'choose'],
  ['the variant in the picture', { ...simple, typename: 'ConfigurableProduct', hasVariant: true }, 'buyable'],
  ['a variant that is no longer sold', { ...simple, typename: 'ConfigurableProduct' }, 'choose'],
  ['a kit', { ...simple, typename: 'BundleProduct' }, 'choose'],
  ['a piece that is sold out', { ...simple, status: 'OUT_OF_STOCK' }, 'soldOut'],
  ['a piece without a known stock', { ...simple, status: null }, 'buyable'],
])('%s can be bought as the picture shows it, or not', (_piece, piece, state) => {
  expect(pieceState(piece)).toBe(state)
})
