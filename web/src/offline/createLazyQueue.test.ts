import { Environment, Network, RecordSource, Store } from 'relay-runtime'
import { STORES } from '@hogar/schema/stores.ts'
import { expect, test, vi } from 'vitest'
import { createLazyQueue } from './createLazyQueue.ts'

vi.mock('./startQueue.ts', () => ({ startQueue: () => Promise.reject(new Error('the file did not arrive')) }))

test('a change whose queue cannot be loaded is refused, so that somebody tells the shopper', async () => {
  const network = Network.create(() => Promise.reject(new Error('no network')))
  const environment = new Environment({ network, store: new Store(new RecordSource()) })
  const queue = createLazyQueue({ environment, noteChange: () => undefined }, STORES[0])
  await expect(queue.enqueue('addToCart', {}, {})).resolves.toEqual({ kind: 'refused', userErrors: [], data: null })
})
