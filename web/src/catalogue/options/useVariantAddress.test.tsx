import { act, renderHook } from '@testing-library/react'
import { type ReactNode } from 'react'
import { RouterProvider, createMemoryRouter } from 'react-router-dom'
import { storeByCode } from '@hogar/schema/stores.ts'
import { expect, test } from 'vitest'
import { StoreContext } from '../../routing/StoreContext.tsx'
import { useVariantAddress } from './useVariantAddress.ts'

/** Renders a page with a slow loader, so that a second choice can come before the address has followed the first. */
function renderAt(address: string, isInAddress = true) {
  let release: () => void = () => undefined
  const page: { children: ReactNode } = { children: null }
  const route = {
    Component: () => page.children,
    HydrateFallback: () => null,
    loader: () => new Promise((resolve) => (release = () => resolve(null))),
  }
  const router = createMemoryRouter(
    [
      { ...route, id: 'own', path: '/de/p/:sku/:slug/:childSku?' },
      { ...route, id: 'any', path: '*' },
    ],
    { initialEntries: ['/before', address], hydrationData: { loaderData: { own: null, any: null } } },
  )
  const hook = renderHook(() => useVariantAddress(isInAddress), {
    wrapper: ({ children }) => {
      page.children = children
      return (
        <StoreContext value={storeByCode('de') ?? null}>
          <RouterProvider router={router} />
        </StoreContext>
      )
    },
  })
  const at = () => router.state.location.pathname + router.state.location.search
  return { ...hook, router, at, release: () => act(async () => release()) }
}

test('a choice counts before the address has followed', async () => {
  const { result, at, release } = renderAt('/sofa?childSku=A')
  expect(result.current[0]).toBe('A')
  act(() => result.current[1]('B'))
  expect(result.current[0]).toBe('B')
  expect(at()).toBe('/sofa?childSku=A')
  await release()
  expect(at()).toBe('/sofa?childSku=B')
  expect(result.current[0]).toBe('B')
})

test('the address counts when it changes by itself, as by the back button', async () => {
  const { result, router, release } = renderAt('/sofa?childSku=A')
  act(() => void router.navigate('/sofa?childSku=C'))
  await release()
  expect(result.current[0]).toBe('C')
})

test('the back button leaves the product, however many variants were looked at', async () => {
  const { result, router, at, release } = renderAt('/sofa')
  for (const sku of ['A', 'B', 'C']) {
    act(() => result.current[1](sku))
    await release()
  }
  expect(at()).toBe('/sofa?childSku=C')
  act(() => void router.navigate(-1))
  await release()
  expect(at()).toBe('/before')
})

test('a product with its SKU in the path gets the variant into its path', async () => {
  const { result, at, release } = renderAt('/de/p/SOFA/sofa-oslo/A%2F1?utm=x')
  expect(result.current[0]).toBe('A/1')
  act(() => result.current[1]('B/2'))
  await release()
  expect(at()).toBe('/de/p/SOFA/sofa-oslo/B%2F2?utm=x')
  expect(result.current[0]).toBe('B/2')
})

test('an old link is read, and mended by the next choice', async () => {
  const { result, at, release } = renderAt('/sofa?variant=A&utm=x')
  expect(result.current[0]).toBe('A')
  act(() => result.current[1]('B'))
  await release()
  expect(at()).toBe('/sofa?utm=x&childSku=B')
})

test('a store that keeps variants out of its addresses chooses all the same', () => {
  const { result, at } = renderAt('/sofa', false)
  act(() => result.current[1]('B'))
  expect(result.current[0]).toBe('B')
  expect(at()).toBe('/sofa')
})
