import { act, renderHook } from '@testing-library/react'
import { type ReactNode } from 'react'
import { RouterProvider, createMemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { useVariantAddress } from './useVariantAddress.ts'

/** A page whose loader takes its time, so that a second choice can come before the address has followed the first. */
function renderAt(address: string) {
  let release: () => void = () => undefined
  const page: { children: ReactNode } = { children: null }
  const router = createMemoryRouter(
    [
      {
        path: '*',
        Component: () => page.children,
        HydrateFallback: () => null,
        loader: () => new Promise((resolve) => (release = () => resolve(null))),
      },
    ],
    { initialEntries: [address], hydrationData: { loaderData: { '0': null } } },
  )
  const hook = renderHook(() => useVariantAddress(), {
    wrapper: ({ children }) => {
      page.children = children
      return <RouterProvider router={router} />
    },
  })
  return { ...hook, router, release: () => act(async () => release()) }
}

test('a choice counts before the address has followed', async () => {
  const { result, router, release } = renderAt('/sofa?variant=A')
  expect(result.current[0]).toBe('A')
  act(() => result.current[1]('B'))
  expect(result.current[0]).toBe('B')
  expect(router.state.location.search).toBe('?variant=A')
  await release()
  expect(router.state.location.search).toBe('?variant=B')
  expect(result.current[0]).toBe('B')
})

test('the address counts when it changes by itself, as by the back button', async () => {
  const { result, router, release } = renderAt('/sofa?variant=A')
  act(() => void router.navigate('/sofa?variant=C'))
  await release()
  expect(result.current[0]).toBe('C')
})
