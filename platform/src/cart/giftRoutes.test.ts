import { expect, test } from 'vitest'
import { buy } from '../testing/buy.ts'
import { asCustomer } from '../testing/customer.ts'
import { mailsAbout } from '../testing/mailsAbout.ts'
import { withPlatform } from '../testing/withPlatform.ts'

const platform = withPlatform()
const GIFT = { to: 'Eva', from: 'Ana', message: '¡Felicidades!', hide_prices: true }
const open = async () => (await platform.post('/api/cart/create')).body.result as unknown as string
const set = (cartId: string, gift: unknown, headers: Record<string, string> = {}) =>
  platform.post(`/api/cart/gift?cartId=${cartId}`, { gift }, headers)
const totals = async (cartId: string) => (await platform.get(`/api/cart/totals?cartId=${cartId}`)).body.result

test('a gift message stays with its cart until it is taken away', async () => {
  const cartId = await open()
  expect((await set(cartId, GIFT)).body).toEqual({ code: 200, result: GIFT })
  expect(await totals(cartId)).toMatchObject({ gift_message: GIFT })
  expect(await totals(await open())).not.toHaveProperty('gift_message')
  await set(cartId, null)
  expect(await totals(cartId)).not.toHaveProperty('gift_message')
})

test('the cart of a customer takes none from others', async () => {
  const ana = await asCustomer(platform, 'ana@gift.example')
  const own = (await platform.post(`/api/cart/create?token=${ana.token}`)).body.result as unknown as string
  expect((await set(own, GIFT)).status).toBe(404)
  expect((await set('0'.repeat(32), GIFT)).status).toBe(404)
  expect((await platform.post(`/api/cart/gift?token=${ana.token}`, { gift: GIFT })).status).toBe(200)
})

test('the order keeps it, and its mail says it', async () => {
  const eva = await asCustomer(platform, 'eva@gift.example')
  await platform.post(`/api/cart/create?token=${eva.token}`)
  await platform.post(`/api/cart/gift?token=${eva.token}`, { gift: GIFT })
  const { number } = await buy([platform, eva.token], [{ sku: 'LAMP', qty: 1 }])
  const { body } = await platform.get(`/api/order/${number}?token=${eva.token}`)
  expect(body.result).toMatchObject({ gift_message: GIFT })
  const [mail] = await mailsAbout(platform, number)
  expect(mail?.body).toContain('¡Felicidades!')
  expect(mail?.body).toContain('ticket de regalo, sin precios')
})

test.each([
  ['no recipient', { ...GIFT, to: ' ' }],
  ['no giver', { from: undefined, to: 'Eva' }],
  ['a name without end', { ...GIFT, to: 'x'.repeat(61) }],
  ['a text without end', { ...GIFT, message: 'x'.repeat(301) }],
])('with %s is refused', async (_what, gift) => {
  expect((await set(await open(), gift)).status).toBe(400)
})
