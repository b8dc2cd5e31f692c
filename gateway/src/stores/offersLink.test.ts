import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { createGraphClient } from '../testing/createGraphClient.ts'
import { startFakePlatform } from '../testing/startFakePlatform.ts'

let platform: Awaited<ReturnType<typeof startFakePlatform>>
let shopper: ReturnType<typeof createGraphClient>
beforeAll(async () => {
  platform = await startFakePlatform()
})
beforeEach(() => {
  shopper = createGraphClient(platform.url)
})
afterEach(async () => {
  platform.faults.clear()
  for (const product of platform.documents.product ?? []) delete product.discount
  await shopper.close()
})
afterAll(() => platform.close())

const ask = () => shopper.query('{ store { offersLink } }')
const reduce = (percent: number) => {
  for (const product of platform.documents.product ?? []) product.discount = percent
}

test('links to all offers, where there are any', async () => {
  reduce(5)
  const { data, errors } = await ask()
  expect(errors).toEqual([])
  expect(data.store.offersLink).toBe('/todo?discount=1-*&sort=discount')
})

test('is null where nothing is on offer, and while the platform does not say', async () => {
  expect((await ask()).data.store.offersLink).toBeNull()
  await shopper.close()
  shopper = createGraphClient(platform.url)
  reduce(5)
  platform.faults.set('/api/catalog', 503)
  const { data, errors } = await ask()
  expect([errors, data.store.offersLink]).toEqual([[], null])
})

test('is read once for any number of pages; another store’s only by a request to that store', async () => {
  reduce(5)
  await ask()
  const { data, calls } = await shopper.query('{ store { offersLink } stores { code offersLink } }')
  expect(calls).toEqual({})
  expect(data.stores.filter(({ offersLink }: { offersLink: string | null }) => offersLink !== null)).toMatchObject([
    { code: 'hogar' },
  ])
})
