import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createGraphClient } from '../testing/createGraphClient.ts'
import { startFakePlatform } from '../testing/startFakePlatform.ts'

let platform: Awaited<ReturnType<typeof startFakePlatform>>
let shopper: ReturnType<typeof createGraphClient>
const start = async (settings = {}) => {
  platform = await startFakePlatform()
  shopper = createGraphClient(platform.url, 'customer', { settings: { hogar: settings } })
}
beforeEach(() => start())
afterEach(async () => {
  await shopper.close()
  await platform.close()
})

const EMPTY = { checkout: null, orders: [] }
const add = () =>
  shopper.query(
    'mutation { addCartLines(input: { lines: [{ sku: "SKU-1" }] }) { cart { lines { sku } } userErrors { code } } }',
  )
const tokensOfCreate = () =>
  platform.seen.filter(({ path }) => path === '/api/cart/create').map(({ query }) => query.get('token'))

describe('opening a cart', () => {
  test('that the platform opens is the session’s from then on', async () => {
    await add()
    expect(shopper.state.data).toMatchObject({ cartToken: 'cart-1' })
    await add()
    expect(tokensOfCreate()).toEqual([''])
  })

  test('that the platform refuses a customer falls back to a guest’s', async () => {
    shopper.state.data = { ...EMPTY, cartToken: null, userToken: 'expired' }
    expect((await add()).data.addCartLines).toEqual({ cart: { lines: [{ sku: 'SKU-1' }] }, userErrors: [] })
    expect(tokensOfCreate()).toEqual(['expired', ''])
    expect(shopper.state.data).toMatchObject({ cartBypasses: 1 })
  })

  test('that belongs to a customer with a closed account ends the session, and opens no guest’s cart', async () => {
    platform.faults.set('/api/user/me', 401)
    shopper.state.data = { ...EMPTY, cartToken: null, userToken: 'expired', customerId: '7' }
    expect((await add()).errors).toMatchObject([{ code: 'UNAUTHENTICATED' }])
    expect(tokensOfCreate()).toEqual(['expired'])
    // Until the shopper signs in or goes on as a guest: nothing is sent for it, not even where the platform answers again.
    platform.faults.clear()
    const asked = platform.seen.length
    expect((await add()).errors).toMatchObject([{ code: 'UNAUTHENTICATED' }])
    expect((await shopper.query('{ viewer { cart { id } customer { email } } }')).errors).toMatchObject([
      { code: 'UNAUTHENTICATED' },
      { code: 'UNAUTHENTICATED' },
    ])
    expect(platform.seen).toHaveLength(asked)
    await shopper.query('mutation { logout(input: {}) { userErrors { code } } }')
    expect((await add()).data.addCartLines.cart.lines).toEqual([{ sku: 'SKU-1' }])
  })

  test('falls back no more often than the store allows', async () => {
    shopper.state.data = { ...EMPTY, cartToken: null, userToken: 'expired', cartBypasses: 1 }
    expect((await add()).errors).toMatchObject([{ message: expect.stringContaining(': unauthenticated: ') }])
    expect(tokensOfCreate()).toEqual(['expired'])
  })

  test('counts its fallbacks from zero in a new session', async () => {
    shopper.state.data = { ...EMPTY, cartToken: null, userToken: 'expired', cartBypasses: 1 }
    expect((await add()).errors).toHaveLength(1)
    shopper.state.data = { ...EMPTY, cartToken: null, userToken: 'expired' }
    expect((await add()).errors).toEqual([])
    expect(shopper.state.data).toMatchObject({ cartBypasses: 1 })
  })
})

describe('a cart that the platform will not show', () => {
  test('is replaced by a guest’s', async () => {
    shopper.state.data = { ...EMPTY, cartToken: 'customer-7', userToken: 'expired' }
    expect((await add()).data.addCartLines.cart.lines).toEqual([{ sku: 'SKU-1' }])
    expect(tokensOfCreate()).toEqual([''])
    expect(shopper.state.data).toMatchObject({ cartToken: 'cart-1', cartBypasses: 1 })
  })

  test('is kept where the store allows no fallback', async () => {
    await shopper.close()
    await platform.close()
    await start({ cartBypassMax: 0 })
    shopper.state.data = { ...EMPTY, cartToken: 'customer-7', userToken: 'expired' }
    expect((await add()).errors).toMatchObject([{ message: expect.stringContaining(': unauthenticated: ') }])
    expect(shopper.state.data).toMatchObject({ cartToken: 'customer-7' })
  })

  test('is kept where it is a guest’s own: the refusal is treated as a fault, and no line is lost', async () => {
    await add()
    platform.faults.set('/api/cart/pull', 401)
    expect((await add()).errors).toMatchObject([{ message: expect.stringContaining(': unauthenticated: ') }])
    platform.faults.delete('/api/cart/pull')
    expect(shopper.state.data).toMatchObject({ cartToken: 'cart-1' })
    expect(shopper.state.data?.cartBypasses).toBeUndefined()
    expect((await add()).data.addCartLines.cart.lines).toEqual([{ sku: 'SKU-1' }])
    expect(tokensOfCreate()).toEqual([''])
  })

  test('is kept while the platform is down: what is in it is still there', async () => {
    await add()
    platform.faults.set('/api/cart/pull', 503)
    expect((await add()).errors).toMatchObject([{ message: expect.stringContaining(': unavailable: ') }])
    expect(shopper.state.data).toMatchObject({ cartToken: 'cart-1' })
    expect(tokensOfCreate()).toEqual([''])
  })

  test('because it is gone is replaced by a new cart, and counts as no fallback', async () => {
    await add()
    platform.carts.carts.clear()
    await add()
    expect(tokensOfCreate()).toEqual(['', ''])
    expect(shopper.state.data?.cartBypasses).toBeUndefined()
  })
})
