import { expect, test } from 'vitest'
import { add } from '../../testing/cartShop.ts'
import { errorsOf, platform, shopForEachTest, shopper } from '../../testing/shop.ts'

shopForEachTest()

const GIFT = { to: 'Eva', from: 'Ana', message: '¡Felicidades!', hidesPrices: true }
const FIELDS = 'to from message hidesPrices'
const set = async (input: object) => {
  const { data, errors } = await shopper.query(
    `mutation ($input: SetCartGiftInput!) { setCartGift(input: $input) {
      cart { gift { ${FIELDS} } } userErrors { code field message } } }`,
    { input },
  )
  expect(errors).toEqual([])
  return data.setCartGift
}
const sent = () => platform.seen.filter(({ path }) => path === '/api/cart/gift')

test('keeps the message with the cart, cleaned, and takes it away again', async () => {
  await add({ sku: 'SKU-1' })
  expect(await set({ gift: { ...GIFT, to: '  Eva\u0000 ' } })).toEqual({ cart: { gift: GIFT }, userErrors: [] })
  const { data } = await shopper.query(`{ viewer { cart { gift { ${FIELDS} } } } }`)
  expect(data.viewer.cart.gift).toEqual(GIFT)
  expect(JSON.parse(sent()[0]?.body ?? '')).toEqual({
    gift: { to: 'Eva', from: 'Ana', message: '¡Felicidades!', hide_prices: true },
  })
  expect(await set({ gift: null })).toEqual({ cart: { gift: null }, userErrors: [] })
})

test('the same key is one call', async () => {
  await add({ sku: 'SKU-1' })
  const input = { gift: GIFT, clientMutationId: 'g1' }
  expect(await set(input)).toEqual(await set(input))
  expect(sent().map(({ headers }) => headers['idempotency-key'])).toEqual([
    expect.stringMatching(/^[0-9a-f]{32}:gift$/),
  ])
})

test.each([
  [{ to: ' ' }, ['gift', 'to'], 'Este campo es obligatorio.'],
  [{ from: '' }, ['gift', 'from'], 'Este campo es obligatorio.'],
  [{ to: 'x'.repeat(61) }, ['gift', 'to'], 'El texto es demasiado largo.'],
  [{ message: 'x'.repeat(301) }, ['gift', 'message'], 'El texto es demasiado largo.'],
])('with %j is refused at its field', async (changes, ...[field, message]) => {
  await add({ sku: 'SKU-1' })
  expect((await set({ gift: { ...GIFT, ...changes } })).userErrors).toEqual([{ code: 'INVALID', field, message }])
  expect(sent()).toEqual([])
})

test('a cart without lines takes none', async () => {
  expect((await set({ gift: GIFT })).userErrors).toMatchObject([{ code: 'CART_NOT_FOUND' }])
})

test('a platform that fails is an error; one without the call says that it takes none', async () => {
  await add({ sku: 'SKU-1' })
  platform.faults.set('/api/cart/gift', 503)
  expect(await errorsOf('setCartGift', { gift: GIFT })).toEqual([
    { path: ['setCartGift'], message: expect.stringContaining('cartGift: unavailable') },
  ])
  platform.faults.clear()
  platform.missing.add('/api/cart/gift')
  expect((await set({ gift: GIFT })).userErrors).toMatchObject([{ code: 'GIFT_UNAVAILABLE' }])
})
