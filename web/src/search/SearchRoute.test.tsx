import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { loadQuery, useRelayEnvironment } from 'react-relay/hooks'
import { createOperationDescriptor } from 'relay-runtime'
import { afterEach, beforeEach, describe, expect, it, test, vi } from 'vitest'
import query from '../__generated__/SearchRouteQuery.graphql'
import { RouteForTest } from '../testing/RouteForTest.tsx'
import { answerQuery } from '../testing/answerQuery.ts'
import { RouteQueryContext } from '../routing/useRouteQuery.ts'
import { renderWithRelay } from '../testing/renderWithRelay.tsx'
import { stubNearness } from '../testing/stubNearness.ts'
import { PATIENCE } from '../testing/patience.ts'
import { type SearchVariables, searchVariables } from './searchAddress.ts'
import { SearchRoute } from './SearchRoute.tsx'

const NOTHING = { totalCount: 0, match: null, edges: [], pageInfo: { endCursor: null, hasNextPage: false } }
const FOUND = {
  ...NOTHING,
  totalCount: 1,
  edges: [
    {
      isRelated: false,
      node: { __typename: 'SimpleProduct', id: 'a', name: 'Lámpara Luna', urlPath: 'luna', tags: [] },
    },
  ],
}

const STORE = { rootCategory: { children: [{ id: 's', name: 'Salas', link: '/salas' }] } }

async function search(term: string, products: object) {
  const address = new URLSearchParams({ q: term })
  return renderWithRelay(
    <RouteForTest query={query} variables={searchVariables(address)} root={{ search: products, store: STORE }}>
      <SearchRoute />
    </RouteForTest>,
    { path: `/catalogsearch/result?${address.toString()}`, answered: 0 },
  )
}

test('shows what was looked at before where nothing is found', async () => {
  localStorage.setItem('hogar:recent:hogar', JSON.stringify(['a']))
  const scrollNear = stubNearness()
  const view = await search('xyzxyz', NOTHING)
  await scrollNear()
  const asked = () => view.environment.mock.getAllOperations().map(({ request }) => request)
  await vi.waitFor(() => expect(asked()).toMatchObject([{ variables: { ids: ['a'] } }]), PATIENCE)
  expect(asked()[0]?.node.operation.name).toBe('useRecentProductsQuery')
  localStorage.clear()
  vi.unstubAllGlobals()
})

test('shows what was found for what', async () => {
  await search('lámpara', FOUND)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('lámpara')
  expect(screen.getByRole('link', { name: 'Lámpara Luna' })).toBeTruthy()
  expect(screen.getByText('1 producto')).toBeTruthy()
})

const edge = (name: string, isRelated: boolean) => ({
  isRelated,
  node: { __typename: 'SimpleProduct', id: name, name, urlPath: name, tags: [] },
})

test('puts a heading over what is only related, and counts both', async () => {
  const match = { count: 1, words: ['lámpara'], missingWords: [], maximumPrice: null }
  await search('lámpara azul', { ...NOTHING, totalCount: 3, match, edges: [edge('Luna', false), edge('Sol', true)] })
  expect(screen.getByText('1 producto')).toBeTruthy()
  const heading = screen.getByRole('heading', { name: '2 productos relacionados' })
  const isAfter = (name: string) =>
    heading.compareDocumentPosition(screen.getByRole('link', { name })) === Node.DOCUMENT_POSITION_FOLLOWING
  expect([isAfter('Luna'), isAfter('Sol')]).toEqual([false, true])
  expect(screen.getByText('1 de 1')).toBeTruthy()
})

describe('the number of a search', () => {
  const PRICE = {
    attribute: 'price',
    label: 'Precio',
    kind: 'RANGE',
    values: [{ value: '0-5000', label: '< $5,000', count: 2, isChosen: false, swatch: null }],
  }
  const words = { words: ['mesa'], missingWords: [], maximumPrice: null }
  const found = { ...NOTHING, totalCount: 5, facets: [PRICE], priceBounds: null }
  /** Opens the filters of a phone, and returns the text of the button that closes them. */
  const promised = async () => {
    await userEvent.click(screen.getByRole('link', { name: 'Filtrar' }))
    return within(screen.getByRole('dialog')).getByRole('button', { name: /^Ver \d/ }).textContent
  }

  test('is the same in its title, over its list and on the button of its filters', async () => {
    const edges = [edge('Luna', false), edge('Sol', false), edge('Mar', true)]
    await search('mesa', { ...found, match: { ...words, count: 2 }, edges })
    expect(screen.getByText('2 productos')).toBeTruthy()
    expect(screen.getByText('2 de 2')).toBeTruthy()
    expect(await promised()).toBe('Ver 2 productos')
  })

  test('covers related products where nothing has all words', async () => {
    await search('mesa', { ...found, match: { ...words, count: 0 }, edges: [edge('Luna', true)] })
    expect(screen.getByText('1 de 5')).toBeTruthy()
    expect(await promised()).toBe('Ver 5 productos')
  })

  test('is that of the related products on a page that begins after all others', async () => {
    await search('mesa', { ...found, match: { ...words, count: 2 }, edges: [edge('Mar', true)] })
    expect(screen.getByText('1 de 3')).toBeTruthy()
  })

  test('is that of the list where the platform does not say what has all words', async () => {
    await search('mesa', { ...found, edges: [edge('Luna', false)] })
    expect(screen.getByText('1 de 5')).toBeTruthy()
    expect(await promised()).toBe('Ver 5 productos')
  })
})

test('counts the matches alone until a related product is reached', async () => {
  const match = { count: 67, words: ['mesa'], missingWords: [], maximumPrice: null }
  await search('mesa', { ...FOUND, totalCount: 161, match })
  expect(screen.getByText('67 productos')).toBeTruthy()
  expect(screen.getByText('1 de 67')).toBeTruthy()
})

test('says which word nothing has, what price it understood, or that nothing has the words', async () => {
  const some = { words: ['lámpara'], missingWords: ['azul'], maximumPrice: { amount: '500.00', currencyCode: 'MXN' } }
  await search('lámpara azul', { ...FOUND, match: { ...some, count: 1 } })
  expect(screen.getByText('Con “azul” no hay resultados. Te mostramos los de “lámpara”.')).toBeTruthy()
  expect(screen.getByText(/^Hasta/).textContent).toContain('500')
})

test('says that nothing has the words before what comes near', async () => {
  const none = { count: 0, words: [], missingWords: ['tarjeta'], maximumPrice: null }
  await search('tarjeta', { ...FOUND, match: none })
  expect(screen.getByText('No encontramos “tarjeta”. Esto es lo más parecido.')).toBeTruthy()
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

/** Renders the page offline: the device has no data of the current search, but of an earlier one. */
function KeptSearch({ variables }: Readonly<{ variables: SearchVariables }>) {
  const environment = useRelayEnvironment()
  const [reference] = useState(() => {
    const earlier = createOperationDescriptor(query, { ...variables, term: 'luz' })
    const lamp = (name: string, urlPath: string) => ({
      isRelated: false,
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
