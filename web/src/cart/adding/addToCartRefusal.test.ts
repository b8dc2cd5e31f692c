import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addToCartRefusal } from './addToCartRefusal.ts'

const wish = { amount: '100.00', stock: { status: 'OK', available: 3 }, quantity: 1, held: 0, isOnline: false } as const

describe('addToCartRefusal', () => {
  it('takes what is there', () => {
    expect(addToCartRefusal(wish)).toBeNull()
    expect(addToCartRefusal({ ...wish, amount: '0.00' })).toBeNull()
  })

  it.each(['-1.00', 'abc'])('refuses a price that is none: %s', (amount) => {
    expect(addToCartRefusal({ ...wish, amount, isOnline: true })).toBe('priceUnknown')
  })

  it('counts what the cart holds already', () => {
    fc.assert(
      fc.property(fc.nat(9), fc.integer({ min: 1, max: 9 }), fc.nat(20), (held, quantity, available) => {
        const refusal = addToCartRefusal({ ...wish, held, quantity, stock: { status: 'OK', available: available } })
        expect(refusal).toBe(held + quantity > available ? 'notEnough' : null)
      }),
    )
  })

  it('leaves stock to the platform while there is a network', () => {
    expect(addToCartRefusal({ ...wish, stock: { status: 'OUT_OF_STOCK', available: 0 }, isOnline: true })).toBeNull()
    expect(addToCartRefusal({ ...wish, stock: { status: 'OUT_OF_STOCK', available: 0 } })).toBe('outOfStock')
  })

  it('takes pre-reservations of stock that is not certain', () => {
    expect(addToCartRefusal({ ...wish, quantity: 50, stock: { status: 'VOLATILE', available: 1 } })).toBeNull()
  })
})
