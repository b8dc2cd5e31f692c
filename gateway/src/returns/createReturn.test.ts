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
const PATH = '/api/order/000000001/returns'
const CREATE = `POST ${PATH}`
const LINE = { lineId: '3', quantity: 2, reason: 'damaged', condition: 'opened', resolution: 'refund' }
const INPUT = { orderId: ORDER, lines: [LINE] }
const photo = (bytes: readonly number[]) => `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`
const JPEG = photo([0xff, 0xd8, 0xff, 0xe0])

beforeEach(() => {
  signedIn()
  others.set(CREATE, { code: 200, result: true })
})

test('asks for a return of lines, with a comment and photos', async () => {
  expect(await run('createReturn', { ...INPUT, comment: ' Rota ', photos: [JPEG] })).toEqual({
    customer: { email: ANA.email },
    userErrors: [],
    notices: [{ code: 'RETURN_CREATED' }],
  })
  const { lineId: _lineId, quantity: _quantity, ...answers } = LINE
  const items = [{ item_id: 3, qty: 2, ...answers }]
  expect(bodiesOf(PATH)).toEqual([{ items, comment: 'Rota', photos: [JPEG.split(',')[1]] }])
})

test.each(FOREIGN)('%s is no order of this store', async (orderId) => {
  const { userErrors } = await run('createReturn', { ...INPUT, orderId })
  expect(userErrors).toEqual([{ code: 'ORDER_NOT_FOUND', field: ['orderId'] }])
  expect(bodiesOf(PATH)).toEqual([])
})

test.each([
  [{ lines: [] }, 'ORDER_LINE_QUANTITY', ['lines']],
  [{ lines: [{ ...LINE, quantity: 0 }] }, 'ORDER_LINE_QUANTITY', ['lines']],
  [{ lines: [{ ...LINE, condition: ' ' }] }, 'INVALID', ['lines', '0', 'condition']],
  [{ comment: 'x'.repeat(501) }, 'INVALID', ['comment']],
  [{ photos: [photo([0x89, 0x50, 0x4e, 0x47])] }, 'RETURN_PHOTOS', ['photos']],
  [{ photos: Array.from({ length: 20 }, () => JPEG) }, 'RETURN_PHOTOS', ['photos']],
])('%j is refused, and the platform hears nothing of it', async (fields, code, field) => {
  expect((await run('createReturn', { ...INPUT, ...fields })).userErrors).toEqual([{ code, field }])
  expect(bodiesOf(PATH)).toEqual([])
})

test.each([
  [404, 'No such order', 'ORDER_NOT_FOUND', ['orderId']],
  [409, 'Too late', 'RETURN_NOT_POSSIBLE', ['orderId']],
  [400, 'A photo is no picture', 'RETURN_PHOTOS', ['photos']],
  [400, 'There are 1 left', 'ORDER_LINE_QUANTITY', ['lines']],
  [400, 'Something', 'CANCEL_OR_RETURN_FAILED', null],
])('the platform’s %i “%s” is %s', async (...[status, result, code, field]) => {
  others.set(CREATE, { code: status, result })
  expect(await run('createReturn', INPUT)).toMatchObject({ userErrors: [{ code, field }], notices: [] })
})

const attribute = (code: string, value: string) => ({
  attribute_code: code, frontend_label: code, options: [{ value, label: value }],
}) // prettier-ignore
const ATTRIBUTES = [attribute('reason', 'damaged'), attribute('condition', 'opened'), attribute('resolution', 'refund')]
const FORM = { return_before: null, photos_max: 3, items: [] }

test.each([
  [{ condition: 'eaten' }, { code: 200, result: [FORM] }, 'INVALID', ['lines', '1', 'condition']],
  [{}, { code: 200, result: [FORM] }, 'CANCEL_OR_RETURN_FAILED', null],
  [{ condition: 'eaten' }, { code: 404, result: 'No such entity' }, 'ORDER_NOT_FOUND', ['orderId']],
  [{ condition: 'eaten' }, DOWN, 'CANCEL_OR_RETURN_FAILED', null],
])('a refusal without a cause is explained by the answers that exist: %j, %j', async (...given) => {
  const [answers, form, code, field] = given
  others.set(CREATE, { code: 400, result: 'body/items/1/condition must be equal to one of the allowed values' })
  others.set('GET /api/order/000000001/return-form', form)
  others.set('GET /api/order/return-attributes', { code: 200, result: ATTRIBUTES })
  const lines = [LINE, { ...LINE, lineId: '4', ...answers }]
  expect(await run('createReturn', { ...INPUT, lines })).toMatchObject({ userErrors: [{ code, field }], notices: [] })
})

test('the same key is one return', async () => {
  const first = await run('createReturn', { ...INPUT, clientMutationId: 'k' })
  expect(await run('createReturn', { ...INPUT, clientMutationId: 'k' })).toEqual(first)
  expect(bodiesOf(PATH)).toHaveLength(1)
})

test('is limited in its number of requests', async () => {
  for (let count = 0; count < RETURNS_ASKED_MAX; count += 1) await run('createReturn', INPUT)
  expect((await run('createReturn', INPUT)).userErrors).toMatchObject([{ code: 'TOO_MANY_ATTEMPTS' }])
  expect(bodiesOf(PATH)).toHaveLength(RETURNS_ASKED_MAX)
})

test('a platform that fails is an error', async () => {
  others.set(CREATE, DOWN)
  expect(await errorsOf('createReturn', INPUT)).toEqual([
    { path: ['createReturn'], message: expect.stringContaining('returnCreate: unavailable') },
  ])
})

test('createReturn does nothing without a token', async () => {
  shopper.state.data = GUEST
  expect(await run('createReturn', INPUT)).toMatchObject({ customer: null, userErrors: [{ code: 'SIGNED_OUT' }] })
  expect(seen()).toEqual([])
})
