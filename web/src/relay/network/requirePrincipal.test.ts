import { describe, expect, it } from 'vitest'
import { principalOf, requirePrincipal } from './requirePrincipal.ts'

const config = principalOf({ principal: 'product' })
const failed = { message: '', path: ['product'], extensions: { code: 'UPSTREAM_UNAVAILABLE' } }

describe('requirePrincipal', () => {
  it('throws when the principal field failed to be read', () => {
    expect(() => requirePrincipal('Q', { data: { product: null }, errors: [failed] }, config)).toThrow(
      expect.objectContaining({ kind: 'unavailable', operation: 'Q' }),
    )
  })

  it('looks below the root as well', () => {
    const errors = [{ ...failed, path: ['viewer', 'cart'] }]
    const cart = principalOf({ principal: 'viewer.cart' })
    expect(() => requirePrincipal('Q', { data: { viewer: { cart: null } }, errors }, cart)).toThrow()
    expect(() => requirePrincipal('Q', { data: { viewer: { cart: null } } }, cart)).not.toThrow()
  })

  it('throws when it was a part of it that could not be read, and took the whole with it', () => {
    const errors = [{ ...failed, path: ['viewer', 'cart', 'hash'] }]
    const cart = principalOf({ principal: 'viewer.cart' })
    expect(() => requirePrincipal('Q', { data: { viewer: { cart: null } }, errors }, cart)).toThrow()
    const other = [{ ...failed, path: ['viewer', 'cartSharing'] }]
    expect(() => requirePrincipal('Q', { data: { viewer: { cart: null } }, errors: other }, cart)).not.toThrow()
  })

  it.each([
    ['nothing is there', { data: { product: null } }],
    ['a part of it failed', { data: { product: {} }, errors: [{ ...failed, path: ['product', 'stock'] }] }],
    ['another field failed', { data: { product: null, menu: null }, errors: [{ ...failed, path: ['menu'] }] }],
    ['it is a late part', { data: { product: null }, path: ['menu'], errors: [failed] }],
  ])('lets through when %s', (_case, payload) => {
    expect(() => requirePrincipal('Q', payload, config)).not.toThrow()
  })

  it('asks nothing of a page without a principal field', () => {
    expect(() =>
      requirePrincipal('Q', { data: { product: null }, errors: [failed] }, principalOf({ principal: null })),
    ).not.toThrow()
  })
})
