import { afterEach, beforeEach, expect, test } from 'vitest'
import { createGraphClient } from '../testing/createGraphClient.ts'
import { startFakePlatform } from '../testing/startFakePlatform.ts'

let platform: Awaited<ReturnType<typeof startFakePlatform>>
let shopper: ReturnType<typeof createGraphClient>
beforeEach(async () => {
  platform = await startFakePlatform()
  shopper = createGraphClient(platform.url)
  const address = `{ firstName: "Ana", lastName: "López", street: ["Av. Juárez 10"], city: "Guadalajara", regionCode: "JAL",
    postcode: "44100", telephone: "3312345678" }`
  await shopper.query(`mutation {
    addCartLines(input: { lines: [{ sku: "SKU-1" }] }) { userErrors { code } }
    setCartShipping(input: { address: ${address}, carrierCode: "flatrate", methodCode: "flatrate" }) { userErrors { code } }
    setCartPayment(input: { methodCode: "banktransfer" }) { userErrors { code } }
  }`)
})
afterEach(async () => {
  await shopper.close()
  await platform.close()
})

const place = async (input: object) => {
  const { data } = await shopper.query(
    `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { number } userErrors { code field } } }`,
    { input: { email: 'ana@example.mx', clientMutationId: 'order-1', ...input } },
  )
  return data.placeOrder
}
const PLACED = { order: { number: '000000001' }, userErrors: [] }
const told = () => platform.seen.filter(({ path }) => path === '/api/user/set-origin')

test('the campaign that brought the shopper is reported for the cart, before the order is placed', async () => {
  const { cartToken } = shopper.state.data!
  expect(await place({ origin: ' boletín ' })).toEqual(PLACED)
  expect(told().map(({ query, body }) => [query.get('utmSource'), query.get('cartId'), JSON.parse(body)])).toEqual([
    ['boletín', cartToken, { utmSource: 'boletín', cartId: cartToken }],
  ])
  const paths = platform.seen.map(({ path }) => path)
  expect(paths.indexOf('/api/user/set-origin')).toBeLessThan(paths.indexOf('/api/order'))
})

test('a shopper without a campaign costs no call', async () => {
  expect(await place({ origin: '  ' })).toEqual(PLACED)
  expect(told()).toEqual([])
})

test.each([404, 500, 503])('a platform that answers it with %i places the order all the same', async (status) => {
  platform.faults.set('/api/user/set-origin', status)
  expect(await place({ origin: 'boletin' })).toEqual(PLACED)
  expect(told()).toHaveLength(1)
})

test('a campaign name that is too long is refused: nothing is reported, and no order is placed', async () => {
  expect(await place({ origin: 'a'.repeat(101) })).toEqual({
    order: null,
    userErrors: [{ code: 'INVALID', field: ['origin'] }],
  })
  expect(told()).toEqual([])
  expect(platform.orders.size).toBe(0)
})
