import { matchRoutes } from 'react-router-dom'
import { STORES } from '@hogar/schema/stores.ts'
import { expect, test } from 'vitest'
import { ALL_ROUTES } from '../allRoutes.ts'
import { createRoutes } from './createRoutes.tsx'
import { plainRoute } from './shopRoute.ts'

const sourcesAt = (path: string, store = STORES[0], table = ALL_ROUTES) =>
  matchRoutes(
    createRoutes(table, store, () => null),
    path,
  )?.map(({ route }) => route.handle.source as string)

test.each(STORES.map((store) => [store.code, store] as const))('%s has all its pages below its prefix', (_, store) => {
  const { urlPrefix } = store
  expect(sourcesAt(urlPrefix || '/', store as never)).toEqual(['src/layout/AppLayout.tsx', 'src/home/HomeRoute.tsx'])
  expect(sourcesAt(`${urlPrefix}/checkout/cart`, store as never)?.[1]).toBe('src/cart/CartRoute.tsx')
  expect(sourcesAt(`${urlPrefix}/salas/sofas`, store as never)?.[1]).toBe('src/catalogue/CatalogueRoute.tsx')
})

test.each([
  ['/promotor', 'src/home/HomeRoute.tsx'],
  ['/pwa.html', 'src/home/HomeRoute.tsx'],
  ['/p/SOFA/sofa-oslo', 'src/catalogue/product/ProductRoute.tsx'],
  ['/p/SOFA/sofa-oslo/SOFA-GRY', 'src/catalogue/product/ProductRoute.tsx'],
  ['/c/sofas', 'src/catalogue/listing/CategoryRoute.tsx'],
  ['/i/aviso-de-privacidad', 'src/content/CmsRoute.tsx'],
  ['/catalogsearch/result', 'src/search/SearchRoute.tsx'],
  ['/category/sofas', 'src/promotions/promotionPages.ts'],
  ['/tiendas', 'src/contact/branches/BranchesRoute.tsx'],
  ['/i/tiendas', 'src/contact/branches/BranchesRoute.tsx'],
  ['/sucursales', 'src/contact/branches/BranchesRoute.tsx'],
  ['/i/sucursales', 'src/contact/branches/BranchesRoute.tsx'],
  ['/contact', 'src/contact/ContactRoute.tsx'],
  ['/i/contact', 'src/contact/ContactRoute.tsx'],
  ['/monedero-viu', 'src/catalogue/CatalogueRoute.tsx'],
  ['/promociones-ma.html', 'src/promotions/promotionPages.ts'],
  ['/promotions/sala-nueva', 'src/promotions/promotionPages.ts'],
  ['/page-not-found', 'src/layout/NotFoundPage.tsx'],
  ['/error', 'src/routing/failures/ErrorPage.tsx'],
])('%s is drawn by %s', (path, source) => {
  expect(sourcesAt(path)?.at(-1)).toBe(source)
})

test('a page says what stands around it', () => {
  const page = (path: string, layout?: 'minimal' | 'empty') =>
    plainRoute({ path, source: path, load: () => Promise.resolve(() => null), ...(layout ? { layout } : {}) })
  const table = { ...ALL_ROUTES, pages: [page('a'), page('b', 'minimal'), page('c', 'empty')] }
  expect(sourcesAt('/a', STORES[0], table)).toEqual(['src/layout/AppLayout.tsx', 'a'])
  expect(sourcesAt('/b', STORES[0], table)).toEqual(['src/layout/MinimalLayout.tsx', 'b'])
  expect(sourcesAt('/c', STORES[0], table)).toEqual(['src/layout/EmptyLayout.tsx', 'c'])
  expect(sourcesAt('/error')?.[0]).toBe('src/layout/MinimalLayout.tsx')
})

test.each([
  ['/salas/sofas', true],
  ['/salas/sofas?color=52', true],
  ['/salas/sofas?childSku=SOFA-GRY', false],
  ['/salas/sofas#filtros', false],
])('from /salas/sofas to %s: the page is requested again: %s', (to, isAsked) => {
  const from = '/salas/sofas'
  const matched = matchRoutes(
    createRoutes(ALL_ROUTES, STORES[0], () => null),
    from,
  )
  const change = (path: string) => new URL(path, 'https://hogar.example')
  const args = { currentUrl: change(from), nextUrl: change(to), currentParams: {}, nextParams: {} }
  expect(matched?.at(-1)?.route.shouldRevalidate?.(args as never)).toBe(isAsked)
})

test('a page that says that nothing is there is a 404', () => {
  const row = ALL_ROUTES.pages.find(({ path }) => path === 'page-not-found')
  const request = { path: '/page-not-found', params: {}, search: new URLSearchParams() }
  expect(row?.judge({}, request)).toEqual({ kind: 'notFound' })
})

test('code that did not come fails the frame around all pages alone', async () => {
  const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))
  const late = plainRoute({ path: 'late', source: 'late', load })
  const table = { layouts: { ...ALL_ROUTES.layouts, default: late }, pages: [late] }
  const [frame, page] = matchRoutes(
    createRoutes(table, STORES[0], () => null),
    '/late',
  )!.map(({ route }) => (typeof route.lazy === 'object' ? route.lazy.Component : undefined))
  // The router loads once and keeps a failure: a retry has to be possible.
  await expect(page?.()).resolves.toBeTypeOf('function')
  await expect(frame?.()).rejects.toThrow('Failed to fetch')
})
