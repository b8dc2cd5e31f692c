import { beforeEach, expect, test } from 'vitest'
import { toGlobalId } from '../graph/globalId.ts'
import { RETURNS_ASKED_MAX } from './limits.ts'
import {
  ANA,
  DOWN,
  GUEST,
  accountForEachTest,
  bodiesOf,
  errorsOf,
  others,
  run,
  seen,
  shopper,
  signedIn,
} from '../testing/accountPlatform.ts'

accountForEachTest()

const ORDER = toGlobalId('Order', 'hogar', '000000001')
const FOREIGN = [toGlobalId('Order', 'de', '000000001'), toGlobalId('Quote', 'hogar', '1'), 'x']
const CANCEL = 'POST /api/order/000000001/cancel'
const INPUT = { orderId: ORDER, reason: 'late' }
const sent = () => seen().filter((call) => call.startsWith(CANCEL))

beforeEach(() => {
  signedIn()
  others.set(CANCEL, { code: 200, result: true })
  others.set(`${CANCEL}-items`, { code: 200, result: true })
  others.set('GET /api/order/000000001', { code: 404, result: 'No such entity' })
})

test('cancels an order, or units of its lines', async () => {
  expect(await run('cancelOrder', INPUT)).toEqual({
    customer: { email: ANA.email },
    userErrors: [],
    notices: [{ code: 'ORDER_CANCELED' }],
  })
  const lines = [{ lineId: '3', quantity: 2 }]
  expect((await run('cancelOrder', { ...INPUT, lines })).notices).toEqual([{ code: 'ORDER_LINES_CANCELED' }])
  expect(bodiesOf('/api/order/000000001/cancel')).toEqual([{ reason: 'late' }])
  expect(bodiesOf('/api/order/000000001/cancel-items')).toEqual([{ reason: 'late', items: [{ item_id: 3, qty: 2 }] }])
})

test.each(FOREIGN)('%s is no order of this store', async (orderId) => {
  const { userErrors } = await run('cancelOrder', { ...INPUT, orderId })
  expect(userErrors).toEqual([{ code: 'ORDER_NOT_FOUND', field: ['orderId'] }])
  expect(sent()).toEqual([])
})

test.each([
  [{ reason: ' ' }, 'INVALID', ['reason']],
  [{ lines: [] }, 'ORDER_LINE_QUANTITY', ['lines']],
  [{ lines: [{ lineId: '3', quantity: 0 }] }, 'ORDER_LINE_QUANTITY', ['lines']],
  [{ lines: [{ lineId: 'x', quantity: 1 }] }, 'ORDER_LINE_QUANTITY', ['lines']],
])('%j is refused, and the platform hears nothing of it', async (fields, code, field) => {
  expect((await run('cancelOrder', { ...INPUT, ...fields })).userErrors).toEqual([{ code, field }])
  expect(sent()).toEqual([])
})

test.each([
  [404, 'No such order', 'ORDER_NOT_FOUND', ['orderId']],
  [409, 'Too late', 'ORDER_NOT_CANCELABLE', ['orderId']],
  [400, 'Something', 'CANCEL_OR_RETURN_FAILED', null],
])('the platform’s %i “%s” is %s', async (...[status, result, code, field]) => {
  others.set(CANCEL, { code: status, result })
  expect(await run('cancelOrder', INPUT)).toMatchObject({ userErrors: [{ code, field }], notices: [] })
})

const REASONS = 'GET /api/order/000000001/cancel-reasons'
const SILENT = { code: 400, result: 'body/reason must be equal to one of the allowed values' }

test.each([
  [{ code: 200, result: [{ value: 'other', label: 'Otro motivo' }] }, 'INVALID', ['reason']],
  [{ code: 200, result: [{ value: 'late', label: 'Tarda mucho' }] }, 'CANCEL_OR_RETURN_FAILED', null],
  [{ code: 404, result: 'No such entity with orderNumber = 000000001' }, 'ORDER_NOT_FOUND', ['orderId']],
  [DOWN, 'CANCEL_OR_RETURN_FAILED', null],
])(
  'a refusal without a cause is explained by the reasons that the order has: %j',
  async (...[reasons, code, field]) => {
    others.set(CANCEL, SILENT)
    others.set(REASONS, reasons)
    expect(await run('cancelOrder', INPUT)).toMatchObject({ userErrors: [{ code, field }], notices: [] })
  },
)

test('the same key cancels once', async () => {
  const first = await run('cancelOrder', { ...INPUT, clientMutationId: 'k' })
  expect(await run('cancelOrder', { ...INPUT, clientMutationId: 'k' })).toEqual(first)
  expect(sent()).toHaveLength(1)
  const { userErrors } = await run('cancelOrder', { ...INPUT, reason: 'other', clientMutationId: 'k' })
  expect(userErrors).toMatchObject([{ code: 'IDEMPOTENCY_MISMATCH' }])
})

test('is limited in its number of requests', async () => {
  for (let count = 0; count < RETURNS_ASKED_MAX; count += 1) await run('cancelOrder', INPUT)
  expect((await run('cancelOrder', INPUT)).userErrors).toMatchObject([{ code: 'TOO_MANY_ATTEMPTS' }])
  expect(sent()).toHaveLength(RETURNS_ASKED_MAX)
})

test('a platform that fails is an error', async () => {
  others.set(CANCEL, DOWN)
  expect(await errorsOf('cancelOrder', INPUT)).toEqual([
    { path: ['cancelOrder'], message: expect.stringContaining('orderCancel: unavailable') },
  ])
})

test('cancelOrder does nothing without a token', async () => {
  shopper.state.data = GUEST
  expect(await run('cancelOrder', INPUT)).toMatchObject({ customer: null, userErrors: [{ code: 'SIGNED_OUT' }] })
  expect(seen()).toEqual([])
})
