import { describe, expect, it } from 'vitest'
import { storeByCode } from '@hogar/schema/stores.ts'
import type { PlatformScope } from '../app/requestScope.ts'
import { UpstreamFailure } from '../errors/upstreamFailure.ts'
import { UpstreamRefusal } from '../errors/upstreamRefusal.ts'
import { readCancelReasons, readReturnAttributes, readReturnForm, readReturns } from './returnClient.ts'

const store = storeByCode('hogar')!
const scope = (answer: () => unknown) =>
  ({ store, upstream: { call: async () => answer() } }) as unknown as PlatformScope
const answering = (result: unknown) => scope(() => result)
const gone = scope(() => {
  throw new UpstreamRefusal({ status: 404, message: 'No such entity', endpoint: 'returnList', result: null })
})

describe('a platform without returns', () => {
  it('names what could not be had', async () => {
    await expect(readReturns(gone, '1')).rejects.toThrow('Could not get the list of "Returns" (404)')
    await expect(readReturnForm(gone, '1')).rejects.toThrow('Could not get the RMA create form data (404)')
    await expect(readReturnAttributes(gone)).rejects.toThrow('Could not get the list of "rma attribute metadata" (404)')
    expect(await readCancelReasons(gone, '1')).toBeNull()
  })

  it.each([null, [], {}, 'x', { items: [{}] }, { items: 'x' }])(
    'that answers %j is wrong, not empty',
    async (result) => {
      await expect(readReturns(answering(result), '1')).rejects.toThrow(UpstreamFailure)
    },
  )

  it.each([null, [], [{}], {}, [{ items: [{ item_id: 'x' }] }]])('has no form in %j', async (result) => {
    await expect(readReturnForm(answering(result), '1')).rejects.toThrow(UpstreamFailure)
  })
})

it('decodes a return without markup, and an unknown status as REQUESTED', async () => {
  const item = { sku: 'A', name: 'Mesa <b>Coral</b>', qty: 2, qty_received: 1, reason: 'damaged', condition: 'opened', resolution: 'refund' } // prettier-ignore
  const row = { increment_id: 7, status: 'Partially Received', comment: '', created_at: '2026-11-20T10:00:00Z', items: [item] } // prettier-ignore
  const [first, second] = await readReturns(
    answering({ items: [row, { ...row, status: 'odd', items: [{ ...item, qty_received: undefined }] }] }),
    '000000001',
  )
  expect(first).toMatchObject({
    number: '7',
    orderNumber: '000000001',
    status: 'PARTIALLY_RECEIVED',
    comment: null,
    photoCount: 0,
    lines: [{ name: 'Mesa Coral', quantity: 2, receivedQuantity: 1 }],
  })
  expect(second).toMatchObject({ status: 'REQUESTED', lines: [{ receivedQuantity: null }] })
})
