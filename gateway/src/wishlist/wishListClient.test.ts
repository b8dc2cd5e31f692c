import { storeByCode } from '@hogar/schema/stores.ts'
import { expect, test } from 'vitest'
import { UpstreamRefusal } from '../errors/upstreamRefusal.ts'
import { dropFromWishLists, readWishLists } from './wishListClient.ts'

const store = storeByCode('hogar')!
const refusing = (status: number) => {
  const call = async () => {
    throw new UpstreamRefusal({ status, message: 'Something', endpoint: 'wishLists', result: null })
  }
  return { store, upstream: { call } } as unknown as Parameters<typeof readWishLists>[0]
}

test.each([404, 500])('lists that the platform refuses with %i are none', async (status) => {
  expect(await readWishLists(refusing(status), { customerId: '7' })).toEqual([])
})

test('lists that it refuses otherwise cannot be read, which is not none', async () => {
  await expect(readWishLists(refusing(400), { customerId: '7' })).rejects.toThrow(UpstreamRefusal)
})

test.each(['wishListDelete', 'wishListRemoveItem', 'wishListRemoveProduct'] as const)(
  'what %s cannot do is an error, but for what is gone already',
  async (endpoint) => {
    await expect(dropFromWishLists(refusing(500), endpoint, {})).rejects.toThrow(UpstreamRefusal)
    await expect(dropFromWishLists(refusing(404), endpoint, {})).resolves.toBeUndefined()
  },
)
