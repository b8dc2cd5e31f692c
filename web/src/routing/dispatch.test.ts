import { createMemoryRouter } from 'react-router-dom'
import { DEFAULT_STORE } from '@hogar/schema/stores.ts'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { createEnvironment } from '../relay/createEnvironment.ts'
import { NetworkFailure } from '../relay/NetworkFailure.ts'
import { invalidateStore } from '../relay/invalidateStore.ts'
import { ALL_ROUTES } from '../allRoutes.ts'
import { createMockTransport } from '../testing/createMockTransport.ts'
import { createPageLoader } from './loading/createPageLoader.ts'
import { createRoutes } from './createRoutes.tsx'
import { guardLookups } from './loading/guardLookups.ts'
import { isListed, recordAt } from './sitemap/listedPaths.ts'

/** Loads a shop's pages as the browser does, over a network that the test can delay. */
function openShop(failingAtFirst: readonly string[] = []) {
  const asked: string[] = []
  const answers: (() => void)[] = []
  const route = { current: {} as object | null }
  const failing = new Set(failingAtFirst)
  const shop = createEnvironment({
    isServer: false,
    transport: async function* transport(request) {
      const path = request.variables['path'] ?? request.variables['slug'] ?? ''
      asked.push(`${request.name} ${String(path)}`)
      if (failing.has(request.name)) throw new NetworkFailure('invalid', { operation: request.name })
      if (request.name === 'CatalogueRouteQuery') await new Promise<void>((resolve) => answers.push(resolve))
      const isNothing = request.name === 'CatalogueRouteQuery' && route.current === null
      for await (const payload of createMockTransport(DEFAULT_STORE)(request)) {
        yield isNothing ? { data: { ...dataOf(payload), route: null } } : payload
      }
    },
  })
  const { loadPage, setGuard } = createPageLoader(shop.environment, () => true)
  guardLookups(shop, setGuard)
  const router = createMemoryRouter(createRoutes(ALL_ROUTES, DEFAULT_STORE, loadPage), {
    initialEntries: ['/page-not-found'],
  })
  closing.push(() => router.dispose())
  return {
    router,
    asked,
    failing,
    route,
    source: shop.source,
    environment: shop.environment,
    answer: () => answers.splice(0).forEach((tell) => tell()),
  }
}

const dataOf = (payload: unknown) => (payload as { data: object }).data

const closing: (() => void)[] = []
afterEach(() => closing.splice(0).forEach((close) => close()))
beforeAll(async () => {
  for (const row of [...Object.values(ALL_ROUTES.layouts), ...ALL_ROUTES.pages]) await row.load()
  // All of the shop's code: long on a machine that is busy.
}, 60_000)

const settle = () => new Promise((resolve) => setTimeout(resolve, 30))
const pathOf = ({ router }: ReturnType<typeof openShop>) => router.state.location.pathname

test('other navigations wait while an unknown path is looked up, and go on when it is known', async () => {
  const shop = openShop()
  await shop.router.navigate('/nunca/visto')
  const next = shop.router.navigate('/c/sofas')
  await settle()
  expect(shop.asked.filter((name) => name.startsWith('CategoryRouteQuery'))).toEqual([])
  shop.answer()
  await next
  expect(pathOf(shop)).toBe('/c/sofas')
  expect(shop.asked.filter((name) => name.startsWith('CategoryRouteQuery'))).toHaveLength(1)
})

test('a navigation to a path that a list has named delays no other', async () => {
  const shop = openShop()
  shop.source.set('listed', { __id: 'listed', __typename: 'SimpleProduct', urlPath: 'salas/sofa' } as never)
  await shop.router.navigate('/salas/sofa')
  await shop.router.navigate('/c/sofas')
  expect(pathOf(shop)).toBe('/c/sofas')
  shop.answer()
})

test('the layout is not requested again when a link is pressed again, however old its data is', async () => {
  const shop = openShop()
  await shop.router.navigate('/c/sofas')
  await settle()
  invalidateStore(shop.environment)
  await shop.router.navigate('/c/sofas')
  expect(shop.asked.filter((name) => name.startsWith('CategoryRouteQuery'))).toHaveLength(2)
  expect(shop.asked.filter((name) => name.startsWith('AppLayoutQuery'))).toHaveLength(1)
})

test('a layout that failed is requested again when a link is pressed again', async () => {
  const shop = openShop(['AppLayoutQuery'])
  await shop.router.navigate('/c/sofas')
  await settle()
  shop.failing.clear()
  await shop.router.navigate('/c/sofas')
  expect(shop.asked.filter((name) => name.startsWith('AppLayoutQuery'))).toHaveLength(2)
})

test('a path without a page is requested once in a session', async () => {
  const shop = openShop()
  shop.route.current = null
  for (const path of ['/nada', '/page-not-found', '/nada']) {
    await shop.router.navigate(path)
    await settle()
    shop.answer()
    await settle()
    // Relay releases records without a reader.
    const root = Object.entries(shop.source.get('client:root') ?? {}).filter(([field]) => !field.startsWith('route'))
    shop.source.set('client:root', Object.fromEntries(root) as never)
  }
  expect(shop.asked.filter((name) => name === 'CatalogueRouteQuery /nada')).toHaveLength(1)
})

test('a path finds the record that names it as its own', () => {
  const { source } = openShop()
  source.set('a', { __id: 'a', __typename: 'SimpleProduct', urlPath: 'salas/sofa' } as never)
  source.set('b', { __id: 'b', __typename: 'Category', link: '/salas' } as never)
  expect(recordAt(source, '/salas/sofa')).toBe('a')
  // Editors may link a category to another page: its link does not say which record the path has.
  expect(recordAt(source, '/salas')).toBeUndefined()
  expect([isListed(source, '/salas'), isListed(source, '/salas/sofa'), isListed(source, '/x')]).toEqual([
    true,
    true,
    false,
  ])
})
