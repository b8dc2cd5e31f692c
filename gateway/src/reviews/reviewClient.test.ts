import { DEFAULT_STORE } from '@hogar/schema/stores.ts'
import { expect, test } from 'vitest'
import { listReviews } from './reviewClient.ts'

test('reviews are read by SKU, 50 of each product in one call', async () => {
  const asked: unknown[] = []
  const call = (name: string, { query }: { query: object }) => {
    asked.push([name, query])
    return Promise.resolve([])
  }
  const scope = { store: DEFAULT_STORE, upstream: { call } } as never
  await listReviews(scope, { skus: ['SOFA', 'LAMP'], from: 0, stars: null, withPhotos: false })
  expect(asked).toEqual([['reviewList', { skus: expect.anything() as unknown, from: 0, size: 50 }]])
})
