import { DEFAULT_STORE } from '@hogar/schema/stores.ts'
import { expect, test } from 'vitest'
import { missingEndpoint } from '../rest/missingEndpoint.ts'
import { UpstreamRefusal } from '../errors/upstreamRefusal.ts'
import { UpstreamFailure } from '../errors/upstreamFailure.ts'
import { readOrderBy } from './orderClient.ts'

const ORDER = { increment_id: '7', created_at: '2026-11-20 10:00:00', grand_total: 100, status: 'pending' }
const gone = (endpoint: 'orderRead' | 'orderDetails') =>
  new UpstreamRefusal({ endpoint, status: 404, message: 'No such entity', result: null })

/** Reads order 7 from a platform that replies to each call with a document or an error. */
function read(replies: Readonly<Partial<Record<string, object>>>) {
  const asked: unknown[] = []
  const call = async (name: string, given: object) => {
    asked.push([name, given])
    const reply = replies[name]
    if (reply instanceof Error) throw reply
    return reply
  }
  const scope = { store: DEFAULT_STORE, upstream: { call } } as never
  return { asked, order: readOrderBy(scope, { number: '7', cartToken: 'cart' }) }
}

test('a platform without the call by number is asked by the number in a body, with the same proof', async () => {
  const { asked, order } = read({ orderRead: missingEndpoint('orderRead'), orderDetails: ORDER })
  expect(await order).toMatchObject({ number: '7', total: 100 })
  expect(asked).toEqual([
    ['orderRead', { path: { orderNumber: '7' }, cartToken: 'cart' }],
    ['orderDetails', { body: { idEcommerce: '7' }, cartToken: 'cart' }],
  ])
})

test('a platform with the call by number is asked once, also for an order that it refuses', async () => {
  for (const orderRead of [ORDER, gone('orderRead')]) {
    const { asked, order } = read({ orderRead })
    expect((await order)?.number).toBe(orderRead === ORDER ? '7' : undefined)
    expect(asked).toHaveLength(1)
  }
})

test('an order that is not found, or of another number, is none; an outage is an error', async () => {
  const orderRead = missingEndpoint('orderRead')
  for (const orderDetails of [gone('orderDetails'), missingEndpoint('orderDetails'), { ...ORDER, increment_id: '8' }])
    expect(await read({ orderRead, orderDetails }).order).toBeNull()
  const down = new UpstreamFailure({ kind: 'unavailable', endpoint: 'orderDetails', detail: 'down' })
  await expect(read({ orderRead, orderDetails: down }).order).rejects.toBe(down)
})
