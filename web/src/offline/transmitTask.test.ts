import { expect, test } from 'vitest'
import { addToCartMutation } from '../cart/adding/addToCartMutation.ts'
import { createBrowserTransport } from '../relay/network/createBrowserTransport.ts'
import { newTask } from './task.ts'
import { transmitTask } from './transmitTask.ts'

const task = newTask(
  { id: 'task-1', name: 'addToCart', scope: 'cart', variables: { input: { lines: [] } }, optimism: {} },
  null,
  0,
)

const answerTo = (...chunks: readonly unknown[]) =>
  transmitTask(task, addToCartMutation, async function* answer() {
    yield* await Promise.resolve(chunks)
  })

const failed = (...path: readonly string[]) => ({ message: 'No', path, extensions: { code: 'UPSTREAM_TIMEOUT' } })
const payload = (cart: object | null) => ({ addCartLines: { cart, userErrors: [], notices: [] } })

test('a change that was made has its data', async () => {
  const data = payload({ id: 'c' })
  expect(await answerTo({ data })).toEqual({ kind: 'done', data })
})

test('a cart that is gone is reported as null', async () => {
  const data = payload(null)
  expect(await answerTo({ data })).toEqual({ kind: 'done', data })
})

test.each([
  ['that could not be read', failed('addCartLines', 'cart')],
  ['of which a part could not be read', failed('addCartLines', 'cart', 'hash')],
])('a cart %s after its change is no empty one', async (_which, error) => {
  expect(await answerTo({ data: payload(null), errors: [error] })).toEqual({
    kind: 'done',
    data: { addCartLines: { userErrors: [], notices: [] } },
    isPartial: true,
  })
})

test('lists of a customer that could not be read after their change are no empty ones', async () => {
  const error = failed('addToWishList', 'customer', 'wishLists')
  const data = { addToWishList: { customer: { id: 'c', wishLists: null }, userErrors: [], notices: [] } }
  expect(await answerTo({ data, errors: [error] })).toEqual({
    kind: 'done',
    data: { addToWishList: { customer: { id: 'c' }, userErrors: [], notices: [] } },
    isPartial: true,
  })
})

test('what failed beside the cart takes nothing of it', async () => {
  const data = payload({ id: 'c', totals: null })
  expect(await answerTo({ data, errors: [failed('addCartLines', 'cart', 'totals')] })).toEqual({ kind: 'done', data })
})

test('a refusal keeps its reasons where the cart could not be read', async () => {
  const data = { addCartLines: { cart: null, userErrors: [{ code: 'OUT_OF_STOCK', message: 'No' }] } }
  expect(await answerTo({ data, errors: [failed('addCartLines', 'cart')] })).toMatchObject({
    kind: 'refused',
    isPartial: true,
    userErrors: [{ code: 'OUT_OF_STOCK' }],
  })
})

test('an answer without data is a failure that passes or not, by its code', async () => {
  expect(await answerTo({ data: null, errors: [failed('addCartLines')] })).toMatchObject({ reason: 'passing' })
  const own = { message: 'No', extensions: { code: 'INTERNAL' } }
  expect(await answerTo({ data: null, errors: [own] })).toMatchObject({ reason: 'fault' })
  expect(await answerTo()).toMatchObject({ kind: 'failed', reason: 'passing' })
})

test('a change that only the gateway of another release knows waits for it', async () => {
  const unknown = { message: 'No persisted operation has this id.', extensions: { code: 'NOT_FOUND' } }
  expect(await answerTo({ errors: [unknown] })).toMatchObject({ kind: 'failed', reason: 'passing', code: 'outdated' })
  const missing = { ...unknown, message: 'No such order', path: ['createReturn'] }
  expect(await answerTo({ data: null, errors: [missing] })).toMatchObject({ reason: 'hopeless', code: 'rejected' })
})

test.each([
  [520, 'text/html', '<h1>Web server returned an unknown error</h1>'],
  [500, 'text/html', '<h1>Oops</h1>'],
  [403, 'text/html', '<h1>Are you a robot?</h1>'],
  [404, 'text/html', '<h1>Not here</h1>'],
  [200, 'text/html', '<h1>Sign in to the Wi-Fi of the hotel</h1>'],
  [500, 'application/json', '{"message":"Internal server error"}'],
  [403, 'application/json', '{"message":"Forbidden"}'],
])('the %i with %s of a proxy is no refusal by the shop: the change stays', async (status, type, body) => {
  const page = () => Promise.resolve(new Response(body, { status, headers: { 'content-type': type } }))
  const transport = createBrowserTransport({ storeCode: 'hogar', fetch: page })
  const answer = await transmitTask(task, addToCartMutation, transport)
  expect(answer).toMatchObject({ kind: 'failed', reason: 'passing', code: 'unavailable' })
})

test('a change that this page does not know waits for the page of another release', async () => {
  const transport = () => Promise.reject(new Error('sent'))
  const answer = await transmitTask(task, undefined, transport as never)
  expect(answer).toMatchObject({ kind: 'failed', reason: 'passing', code: 'outdated' })
})
