import { Environment, Network, RecordSource, Store } from 'relay-runtime'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import cartRouteQuery from '../../__generated__/CartRouteQuery$parameters'
import { createPageLoader } from './createPageLoader.ts'
import { retainReference } from './retainReference.ts'
import { UNSEEN_QUERY_MS } from '../limits.ts'
import { type PageRequest, pageRoute } from '../shopRoute.ts'

const PAGE = pageRoute({
  path: 'cart',
  source: 'src/cart/CartRoute.tsx',
  load: () => Promise.resolve(() => null),
  query: cartRouteQuery,
})
const REQUEST: PageRequest = { path: '/cart', params: {}, search: new URLSearchParams() }

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

type Loaded = Readonly<{ reference: Readonly<{ isDisposed: boolean; dispose: () => void }> }>

function load() {
  const network = Network.create(() => new Promise(() => undefined))
  const { loadPage } = createPageLoader(new Environment({ network, store: new Store(new RecordSource()) }), () => true)
  return (loadPage(PAGE, REQUEST) as Loaded).reference
}

test('a page that is never rendered gives its query up after a while', async () => {
  const reference = load()
  await vi.advanceTimersByTimeAsync(UNSEEN_QUERY_MS - 1)
  expect(reference.isDisposed).toBe(false)
  await vi.advanceTimersByTimeAsync(2)
  expect(reference.isDisposed).toBe(true)
})

test('a page that is rendered keeps its query until it is gone', async () => {
  const reference = load()
  const release = retainReference(reference)
  await vi.advanceTimersByTimeAsync(2 * UNSEEN_QUERY_MS)
  expect(reference.isDisposed).toBe(false)
  release()
  await vi.advanceTimersByTimeAsync(1)
  expect(reference.isDisposed).toBe(true)
})
