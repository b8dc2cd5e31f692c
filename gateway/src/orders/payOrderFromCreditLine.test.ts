import { beforeEach, expect, test } from 'vitest'
import { toGlobalId } from '../graph/globalId.ts'
import {
  ANA,
  DOWN,
  GUEST,
  accountForEachTest,
  errorsOf,
  others,
  run,
  seen,
  shopper,
  signedIn,
} from '../testing/accountPlatform.ts'

accountForEachTest()

const ORDER = toGlobalId('Order', 'hogar', '000000001')
const FOREIGN = [toGlobalId('Order', 'viu', '000000001'), toGlobalId('Quote', 'hogar', '1'), 'x']
const PAY = 'POST /api/order/000000001/credit-line'
const sent = () => seen().filter((call) => call.startsWith(PAY))
const pay = (fields: object = {}) => run('payOrderFromCreditLine', { orderId: ORDER, ...fields })

beforeEach(() => {
  signedIn()
  others.set(PAY, { code: 200, result: true })
  others.set('GET /api/order/000000001', { code: 404, result: 'No such entity' })
})

test('pays an order from the line of its customer', async () => {
  expect(await pay()).toEqual({ customer: { email: ANA.email }, userErrors: [], notices: [] })
  expect(sent()).toHaveLength(1)
})

test.each(FOREIGN)('%s is no order of this store', async (orderId) => {
  expect((await pay({ orderId })).userErrors).toEqual([{ code: 'ORDER_NOT_FOUND', field: ['orderId'] }])
  expect(sent()).toEqual([])
})

test.each([
  [404, 'No such entity with orderNumber = 000000001', 'ORDER_NOT_FOUND'],
  [409, 'This order does not wait for credit', 'ORDER_NOT_WAITING'],
  [409, 'Error placing an order. The credit line does not cover it.', 'CREDIT_LINE_CHANGED'],
])('the platform’s %i “%s” is %s', async (status, result, code) => {
  others.set(PAY, { code: status, result })
  expect(await pay()).toMatchObject({ userErrors: [{ code, field: ['orderId'] }], notices: [] })
})

test('the same key pays once', async () => {
  const first = await pay({ clientMutationId: 'k' })
  expect(await pay({ clientMutationId: 'k' })).toEqual(first)
  expect(sent()).toHaveLength(1)
})

test('a platform that fails is an error', async () => {
  others.set(PAY, DOWN)
  expect(await errorsOf('payOrderFromCreditLine', { orderId: ORDER })).toEqual([
    { path: ['payOrderFromCreditLine'], message: expect.stringContaining('orderCreditLine: unavailable') },
  ])
})

test('does nothing without a token', async () => {
  shopper.state.data = GUEST
  expect(await pay()).toMatchObject({ customer: null, userErrors: [{ code: 'SIGNED_OUT' }] })
  expect(seen()).toEqual([])
})
