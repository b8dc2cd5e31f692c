import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import query from '../__generated__/SearchRouteQuery.graphql'
import { RouteForTest } from '../testing/RouteForTest.tsx'
import { renderWithRelay } from '../testing/renderWithRelay.tsx'
import { searchVariables } from './searchAddress.ts'
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
