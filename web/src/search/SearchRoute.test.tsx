import { screen } from '@testing-library/react'
import { useState } from 'react'
import { loadQuery, useRelayEnvironment } from 'react-relay/hooks'
import { createOperationDescriptor } from 'relay-runtime'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import query from '../__generated__/SearchRouteQuery.graphql'
import { RouteForTest } from '../testing/RouteForTest.tsx'
import { answerQuery } from '../testing/answerQuery.ts'
import { RouteQueryContext } from '../routing/useRouteQuery.ts'
import { renderWithRelay } from '../testing/renderWithRelay.tsx'
import { type SearchVariables, searchVariables } from './searchAddress.ts'
import { SearchRoute } from './SearchRoute.tsx'

const NOTHING = { totalCount: 0, edges: [], pageInfo: { endCursor: null, hasNextPage: false } }
const FOUND = {
  ...NOTHING,
  totalCount: 1,
  edges: [{ node: { __typename: 'SimpleProduct', id: 'a', name: 'Lámpara Luna', urlPath: 'luna', tags: [] } }],
}

const STORE = { rootCategory: { children: [{ id: 's', name: 'Salas', link: '/salas' }] } }

async function search(term: string, products: object) {
  const address = new URLSearchParams({ q: term })
  await renderWithRelay(
    <RouteForTest query={query} variables={searchVariables(address)} root={{ search: products, store: STORE }}>
      <SearchRoute />
    </RouteForTest>,
    { path: `/catalogsearch/result?${address.toString()}` },
  )
}

test('shows what was found for what', async () => {
  await search('lámpara', FOUND)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('lámpara')
  expect(screen.getByRole('link', { name: 'Lámpara Luna' })).toBeTruthy()
  expect(screen.getByText('1 producto')).toBeTruthy()
})

test('says that a term is too short instead of searching', async () => {
  await search('la', FOUND)
  expect(screen.getByRole('heading', { name: 'Escribe al menos 3 letras' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Lámpara Luna' })).toBeNull()
})

test('shows ways on when nothing was found', async () => {
  await search('zzzz', NOTHING)
  expect(screen.getByRole('heading', { name: 'No encontramos nada con ese nombre' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Salas' }).getAttribute('href')).toBe('/salas')
})

describe('without a network', () => {
  beforeEach(() => {
    vi.stubGlobal('caches', {
      match: async (address: string) => (address.endsWith('/luna') ? new Response(null) : undefined),
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  it('says so, and shows what fits of the pages that this device keeps', async () => {
    const address = new URLSearchParams({ q: 'LAMPARA' })
    const view = await renderWithRelay(<KeptSearch variables={searchVariables(address)} />, {
      path: `/catalogsearch/result?${address.toString()}`,
    })
    expect(screen.getByRole('heading', { name: 'Sin conexión no podemos buscar' })).toBeTruthy()
    expect(await screen.findByRole('link', { name: 'Lámpara Luna' })).toBeTruthy()
    // Known by name from some list, but its page was never opened.
    expect(screen.queryByRole('link', { name: 'Lámpara Sol' })).toBeNull()
    expect(view.router.state.location.pathname).toBe('/catalogsearch/result')
  })
})

/** The page off line: of what was searched for now the device knows nothing, of an earlier search it does. */
function KeptSearch({ variables }: Readonly<{ variables: SearchVariables }>) {
  const environment = useRelayEnvironment()
  const [reference] = useState(() => {
    const earlier = createOperationDescriptor(query, { ...variables, term: 'luz' })
    const lamp = (name: string, urlPath: string) => ({
      node: { __typename: 'SimpleProduct', id: urlPath, name, urlPath },
    })
    const products = { ...FOUND, edges: [lamp('Lámpara Luna', 'luna'), lamp('Lámpara Sol', 'sol')] }
    environment.commitPayload(
      earlier,
      answerQuery(query, earlier.request.variables, { search: products, store: STORE }),
    )
    environment.retain(earlier)
    return loadQuery(environment, query, variables, { fetchPolicy: 'store-only' })
  })
  return (
    <RouteQueryContext value={reference}>
      <SearchRoute />
    </RouteQueryContext>
  )
}
