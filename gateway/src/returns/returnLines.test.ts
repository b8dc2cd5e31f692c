import { expect, test } from 'vitest'
import { toGlobalId } from '../graph/globalId.ts'
import { DOWN, accountForEachTest, others, shopper, signedIn } from '../testing/accountPlatform.ts'

accountForEachTest()

test.each([DOWN, { code: 404, result: 'No such entity' }])(
  'a list of returns keeps its lines while their answers cannot be named: %j',
  async (attributes) => {
    signedIn()
    const line = { sku: 'A', name: 'Mesa', qty: 1, reason: 'damaged', condition: 'opened', resolution: 'refund' }
    const row = { increment_id: '7', status: 'Pending', created_at: '2026-11-20T10:00:00Z', items: [line] }
    others.set('GET /api/order/000000001/returns', { code: 200, result: { items: [row] } })
    others.set('GET /api/order/return-attributes', attributes)
    const orderId = toGlobalId('Order', 'hogar', '000000001')
    const { data, errors } = await shopper.query(
      `{ viewer { customer { returns(orderId: "${orderId}") { number lines { name reason } } } } }`,
    )
    expect(errors).toEqual([])
    expect(data.viewer.customer.returns).toEqual([{ number: '7', lines: [{ name: 'Mesa', reason: 'damaged' }] }])
  },
)
