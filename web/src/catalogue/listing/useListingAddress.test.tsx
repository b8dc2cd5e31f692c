import { act, render } from '@testing-library/react'
import { IntlProvider } from 'react-intl'
import { RouterProvider, createBrowserRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { NotificationsProvider } from '../../design/overlays/NotificationsProvider.tsx'
import { PageRouterContext } from '../../routing/PageRouterContext.ts'
import { toggleValue } from '../filters/editFilters.ts'
import { type ListingAddress, useListingAddress } from './useListingAddress.ts'

afterEach(() => history.replaceState(null, '', '/'))

/** Renders a list in a browser's router whose data comes when the test lets it. */
async function open(path: string) {
  history.replaceState(null, '', path)
  const data = Promise.withResolvers<null>()
  let address: ListingAddress | undefined
  function List() {
    address = useListingAddress()
    return null
  }
  let isFirst = true
  const loader = () => {
    const answer = isFirst ? null : data.promise
    isFirst = false
    return answer
  }
  const router = createBrowserRouter([{ path: '*', element: <List />, loader, HydrateFallback: () => null }])
  await act(async () =>
    render(
      <IntlProvider locale="es-MX" onError={() => undefined}>
        <NotificationsProvider>
          <PageRouterContext value={router}>
            <RouterProvider router={router} />
          </PageRouterContext>
        </NotificationsProvider>
      </IntlProvider>,
    ),
  )
  return {
    rendered: () => {
      if (!address) throw new Error('the list was not rendered')
      return address
    },
    answer: () => act(async () => data.resolve(null)),
  }
}

it('builds a second choice on the first, though the list was not rendered in between', async () => {
  const { rendered, answer } = await open('/salas')
  await act(async () => {
    const { choose } = rendered()
    choose((search) => toggleValue(search, 'color', '52'))
    choose((search) => new URLSearchParams([...search, ['sort', 'newest']]))
  })
  await answer()
  expect(location.search).toBe('?color=52&sort=newest')
  expect(rendered().search.toString()).toBe('color=52&sort=newest')
})
