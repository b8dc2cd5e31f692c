import { act, render, screen } from '@testing-library/react'
import { RouterProvider, createMemoryRouter, matchPath, useLocation } from 'react-router-dom'
import { STORES } from '@hogar/schema/stores.ts'
import { expect, it } from 'vitest'
import { LATER_PAGES } from '../../laterRoutes.ts'
import { pageRequest } from '../createRoutes.tsx'
import { loadLaterPages } from '../../loadLaterPages.ts'
import { MOVED_PAGES } from './movedPages.ts'
import { StoreContext } from '../StoreContext.tsx'

const [, , , german] = STORES
const MOVED = [
  ['/checkout/account/delegateCreate', '/customer/account/create'],
  ['/shared-cart/a%2Fb', '/checkout/shared/a%2Fb'],
  ['/my-account/favorites', '/my-account/wishlists'],
  ['/my-account/favorites/7', '/my-account/wishlists/7'],
  ['/my-account/favorites/7/shared', '/wishlist/7'],
  ['/my-account/quotes', '/checkout/quotes'],
  ['/my-account/quotes/7', '/checkout/quotes#7'],
  ['/my-account/shipping-details', '/my-account/addresses'],
  ['/my-account/stores', '/tiendas'],
] as const

function Here() {
  const { pathname, hash } = useLocation()
  return <output>{`${pathname}${hash}`}</output>
}

async function follow(from: string) {
  const routes = await Promise.all(MOVED_PAGES.map(async ({ path, load }) => ({ path, Component: await load() })))
  const router = createMemoryRouter([{ path: '/de', children: [...routes, { path: '*', element: <Here /> }] }], {
    initialEntries: ['/de/salas', `/de${from}`],
  })
  await act(async () =>
    render(
      <StoreContext value={german}>
        <RouterProvider router={router} />
      </StoreContext>,
    ),
  )
  return router
}

it.each(MOVED)('%s is at %s now, without a step back to where it was', async (from, to) => {
  const router = await follow(from)
  expect((await screen.findByRole('status')).textContent).toBe(`/de${to}`)
  await act(async () => router.navigate(-1))
  expect(router.state.location.pathname).toBe('/de/salas')
})

it.each(MOVED)('the server redirects from %s to %s permanently', (from, to) => {
  const verdicts = MOVED_PAGES.flatMap(({ path, judge }) => {
    const match = matchPath(`/${path}`, from)
    return match ? [judge({}, pageRequest(german, `https://hogar.example/de${from}`, match.params))] : []
  })
  expect(verdicts).toEqual([{ kind: 'moved', path: to, status: 301 }])
})

it('knows them where a browser looks for rows that it has not loaded', () => {
  for (const [from] of MOVED) expect(loadLaterPages(`/de${from}`, german)).not.toBeNull()
  expect(LATER_PAGES).toEqual(expect.arrayContaining([...MOVED_PAGES]))
})
