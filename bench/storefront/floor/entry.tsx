import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { RelayEnvironmentProvider, useFragment, useLazyLoadQuery } from 'react-relay/hooks'
import { RouterProvider, createBrowserRouter } from 'react-router-dom'
import { Environment, Network, RecordSource, Store } from 'relay-runtime'

/** An empty page with what every page of the storefront stands on: React DOM, Relay and the router, and nothing else. */
const environment = new Environment({
  network: Network.create(() => Promise.resolve({ data: {} })),
  store: new Store(new RecordSource()),
})
const router = createBrowserRouter([{ path: '*', element: <main /> }])
// Named so that the bundler keeps what a page cannot do without.
Object.assign(globalThis, { floor: [useFragment, useLazyLoadQuery] })
createRoot(document.body).render(
  <RelayEnvironmentProvider environment={environment}>
    <Suspense>
      <RouterProvider router={router} />
    </Suspense>
  </RelayEnvironmentProvider>,
)
