import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createGraphClient } from '../testing/createGraphClient.ts'
import { startFakePlatform } from '../testing/startFakePlatform.ts'
import { codes } from '../testing/codes.ts'
import { inputTypeOf } from '../testing/inputTypeOf.ts'

let platform: Awaited<ReturnType<typeof startFakePlatform>>
let shopper: ReturnType<typeof createGraphClient>
beforeEach(async () => {
  platform = await startFakePlatform()
  shopper = createGraphClient(platform.url)
})
afterEach(async () => {
  await shopper.close()
  await platform.close()
})

const ADDRESS = {
  firstName: 'Ana',
  lastName: 'López',
  street: ['Av. Juárez 10'],
  city: 'Guadalajara',
  regionCode: 'JAL',
  postcode: '44100',
  telephone: '+52 (33) 1234-5678',
}
const mutate = async (name: string, input: object, answer = 'userErrors { code field }') => {
  const document = `mutation ($input: ${inputTypeOf(name)}!) { ${name}(input: $input) { ${answer} } }`
  const { data, errors } = await shopper.query(document, { input })
  expect(errors).toEqual([])
  return data[name]
}
const add = () => mutate('addCartLines', { lines: [{ sku: 'SKU-1' }] })
const ship = () => mutate('setCartShipping', { address: ADDRESS, carrierCode: 'flatrate', methodCode: 'flatrate' })
const pay = (methodCode: string, more = {}) => mutate('setCartPayment', { methodCode, ...more })
const place = () => mutate('placeOrder', { email: 'ana@example.mx', clientMutationId: 'order-1' })
const bodyOf = (path: string) => JSON.parse(platform.seen.findLast((request) => request.path === path)?.body ?? 'null')

describe('months without interest', () => {
  const PLAN = '{ viewer { cart { selectedPaymentPlan { months monthly { amount } last { amount } } } } }'
  const planInCart = async () => (await shopper.query(PLAN)).data.viewer.cart.selectedPaymentPlan

  test('are chosen with the card, and go to the platform with the order', async () => {
    await add()
    await ship()
    expect(codes(await pay('card', { months: 12 }))).toEqual([])
    expect(await planInCart()).toEqual({ months: 12, monthly: { amount: '83.34' }, last: { amount: '83.26' } })
    await place()
    expect(bodyOf('/api/order').addressInformation).toMatchObject({
      payment_method_code: 'card',
      payment_method_additional: { months: 12 },
    })
  })
  test.each([
    ['card', 7],
    ['banktransfer', 12],
  ])('that %s does not have (%i) are refused at their field', async (method, months) => {
    await add()
    await ship()
    const { userErrors } = await pay(method, { months })
    expect(userErrors).toMatchObject([{ code: 'PAYMENT_METHOD_UNAVAILABLE', field: ['months'] }])
    expect(await planInCart()).toBeNull()
  })
  test('are gone with another way of paying', async () => {
    await add()
    await ship()
    await pay('card', { months: 12 })
    await pay('banktransfer')
    await place()
    expect(bodyOf('/api/order').addressInformation.payment_method_additional).toEqual({})
  })
})
