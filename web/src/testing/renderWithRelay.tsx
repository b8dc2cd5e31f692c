import { act, render } from '@testing-library/react'
import { type ReactNode, Suspense } from 'react'
import { RelayEnvironmentProvider } from 'react-relay/hooks'
import { RouterProvider, createMemoryRouter } from 'react-router-dom'
import type { OperationDescriptor } from 'relay-runtime'
import { MockPayloadGenerator, createMockEnvironment } from 'relay-test-utils'
import type { StoreDefinition } from '@hogar/schema/stores.ts'
import { DEFAULT_STORE } from '@hogar/schema/stores.ts'
import { NotificationsProvider } from '../design/overlays/NotificationsProvider.tsx'
import { IntlShell } from '../i18n/IntlShell.tsx'
import { loadAllMessages } from '../i18n/loadMessages.ts'
import { QueueContext } from '../offline/QueueContext.ts'
import { OriginContext } from '../routing/OriginContext.tsx'
import { StoreContext } from '../routing/StoreContext.tsx'
import { answerQuery } from './answerQuery.ts'
import { type FakeQueue, createFakeQueue } from './fakeQueue.ts'

type MockResolvers = Parameters<typeof MockPayloadGenerator.generate>[1]

export type RenderOptions = Readonly<{
  /** Mock resolvers by type name, as in relay-test-utils: `{ Product: () => ({ name: 'Sofá' }) }`. */
  mockResolvers?: MockResolvers
  /** Data of a server that answers in place of `mockResolvers`: they cannot mock fragments on interfaces of a node. */
  root?: object
  /** Number of queries, from the first, that `mockResolvers` answers at once; 0 for a test that answers itself. Default: 1. */
  answered?: number
  store?: StoreDefinition
  /** Initial address, with the store's prefix. */
  path?: string
  /** Queue that `useQueuedMutation` uses; default: a fake that records its calls. */
  queue?: FakeQueue
}>

/**
 * Renders with everything that surrounds a page: Relay with a mock environment, router, language, store and queue.
 * The first query is resolved at once by `mockResolvers`.
 */
export async function renderWithRelay(element: ReactNode, options: RenderOptions = {}) {
  const {
    mockResolvers,
    root,
    answered = 1,
    store = DEFAULT_STORE,
    path = store.urlPrefix || '/',
    queue = createFakeQueue(),
  } = options
  const environment = createMockEnvironment()
  for (let query = 0; query < answered; query += 1) {
    environment.mock.queueOperationResolver((operation) =>
      root === undefined
        ? MockPayloadGenerator.generate(operation, mockResolvers)
        : { data: answerQuery(operation.request.node, operation.request.variables, root) },
    )
  }
  const messages = await loadAllMessages(store.language)
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })
  const view = await act(async () =>
    render(
      <OriginContext value="https://hogar.example">
        <StoreContext value={store}>
          <QueueContext value={queue}>
            <IntlShell language={store.language} messages={messages}>
              <RelayEnvironmentProvider environment={environment}>
                <NotificationsProvider>
                  <Suspense fallback="Loading">
                    <RouterProvider router={router} />
                  </Suspense>
                </NotificationsProvider>
              </RelayEnvironmentProvider>
            </IntlShell>
          </QueueContext>
        </StoreContext>
      </OriginContext>,
    ),
  )
  return {
    ...view,
    environment,
    router,
    queue,
    /** Resolves the newest pending request. */
    resolveNext: (resolvers: MockResolvers = mockResolvers) =>
      act(async () =>
        environment.mock.resolveMostRecentOperation((operation: OperationDescriptor) =>
          MockPayloadGenerator.generate(operation, resolvers),
        ),
      ),
    /** Rejects the newest pending request. */
    rejectNext: (error: Error) => act(async () => environment.mock.rejectMostRecentOperation(error)),
  }
}
