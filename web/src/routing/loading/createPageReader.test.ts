import type { Environment } from 'react-relay/hooks'
import { loadQuery } from 'react-relay/hooks'
import { Environment as RelayEnvironment, Network, Observable, RecordSource, Store } from 'relay-runtime'
import { afterEach, expect, test, vi } from 'vitest'
import cartRouteQuery from '../../__generated__/CartRouteQuery$parameters'
import { pageRoute } from '../shopRoute.ts'
import { createPageReader, type PageRouter } from './createPageReader.ts'

const PAGE = pageRoute({
  path: 'cart',
  source: 'src/cart/CartRoute.tsx',
  load: () => Promise.resolve(() => null),
  query: cartRouteQuery,
})

/** A page that is shown, on a network that counts what is sent. */
function createPage() {
  const sent: string[] = []
  const network = Network.create(({ name }) => {
    sent.push(name)
    return Observable.create((sink) => sink.complete())
  })
  const environment: Environment = new RelayEnvironment({ network, store: new Store(new RecordSource()) })
  const reference = loadQuery(environment, cartRouteQuery, {})
  const matches = [
    { route: { id: 'layout', handle: { ...PAGE, isLayout: true } } },
    { route: { id: 'page', handle: PAGE } },
  ]
  const state = { matches, loaderData: { layout: { reference }, page: { reference } } }
  return { environment, router: { state } as unknown as PageRouter, sent }
}

const setNetwork = (onLine: boolean) => vi.stubGlobal('window', { navigator: { onLine } })
afterEach(() => vi.unstubAllGlobals())

test('reads the query of the page again, not that of its layout', () => {
  setNetwork(true)
  const { environment, router, sent } = createPage()
  createPageReader(environment, router)()
  expect(sent).toEqual(['CartRouteQuery', 'CartRouteQuery'])
})

test('sends nothing off line: each page reads again when it is opened', () => {
  setNetwork(false)
  const { environment, router, sent } = createPage()
  createPageReader(environment, router)()
  expect(sent).toEqual(['CartRouteQuery'])
})
