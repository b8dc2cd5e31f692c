import fc from 'fast-check'
import { expect, test } from 'vitest'
import { externalCheckoutAddress } from './externalCheckoutAddress.ts'

const base = 'https://pay.example/shop'

test('a guest has no token of their own: the part is empty', () => {
  expect(externalCheckoutAddress({ base, userToken: null, cartToken: '3c83' })).toBe(
    'https://pay.example/shop/vue/cart/sync/token//cart/3c83',
  )
})

test('any token stays one segment of a path on the host that the store names', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (userToken, cartToken) => {
      const url = new URL(externalCheckoutAddress({ base, userToken, cartToken }))
      expect(url.origin).toBe('https://pay.example')
      expect(url.search + url.hash).toBe('')
      if (/^\.{1,2}$/.test(userToken) || /^\.{1,2}$/.test(cartToken)) return
      expect(url.pathname.split('/').slice(-3).map(decodeURIComponent)).toEqual([userToken, 'cart', cartToken])
    }),
  )
})
