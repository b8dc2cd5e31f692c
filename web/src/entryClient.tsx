import { createRoot, hydrateRoot } from 'react-dom/client'
import { RouterProvider, createBrowserRouter } from 'react-router-dom'
import { storeOfPath } from '@hogar/schema/stores.ts'
import { App } from './App.tsx'
import { loadMessages } from './i18n/loadMessages.ts'
import { createLazyQueue } from './offline/createLazyQueue.ts'
import { createOnlineStatus } from './offline/onlineStatus.ts'
import { createBrowserTransport } from './relay/browserTransport.ts'
import { createEnvironment } from './relay/environment.ts'
import { createReplay } from './relay/replay.ts'
import { ROUTES } from './routes.ts'
import { DrawnLocationContext } from './routing/DrawnLocationContext.ts'
import { PageRouterContext } from './routing/PageRouterContext.ts'
import { RoutePreloaderContext } from './routing/RoutePreloader.tsx'
import { createPageLoader } from './routing/createPageLoader.ts'
import { createPreloader } from './routing/createPreloader.ts'
import { createPages, createRoutes } from './routing/createRoutes.tsx'
import { loadLaterPages } from './routing/laterPages.ts'
import { nameHistoryEntry } from './routing/nameHistoryEntry.ts'
import { reloadWhenCodeIsGone } from './routing/reloadWhenCodeIsGone.ts'
import { whenInitialized } from './routing/whenInitialized.ts'
import { whenIdle } from './device/whenIdle.ts'

/** True when this is the empty page that the service worker keeps for pages that cannot be fetched. */
const isShell = document.documentElement.dataset['store'] === undefined

async function start(): Promise<void> {
  const { store } = storeOfPath(location.pathname)
  window.hogarPayloads ??= []
  const replay = createReplay(window.hogarPayloads)
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', replay.close)
  else replay.close()
  reloadWhenCodeIsGone(window)

  const kept = isShell
    ? await import('./relay/recordArchive.ts').then(({ loadKeptRecords }) => loadKeptRecords(store.code))
    : {}
  const shop = createEnvironment({
    transport: createBrowserTransport({ storeCode: store.code, fetch: window.fetch.bind(window) }),
    replay,
    isServer: false,
    records: kept,
  })
  const { isOnline } = createOnlineStatus(window)
  // What came with the page is drawn, even where the network went the moment after.
  let isComing = !isShell
  const { loadPage, prepare, setGuard } = createPageLoader(shop.environment, () => isComing || isOnline())
  nameHistoryEntry(history)
  const router = createBrowserRouter(createRoutes(ROUTES, store, loadPage), {
    patchRoutesOnNavigation: async ({ path, patch }) => {
      const pages = await loadLaterPages(path, store)
      for (const page of pages ?? []) patch(page.layout ?? 'default', createPages([page], store, loadPage))
    },
  })
  const [messages] = await Promise.all([loadMessages(store.language), whenInitialized(router)])
  isComing = false
  const queue = createLazyQueue(shop, store)
  const app = (
    <PageRouterContext value={router}>
      <RoutePreloaderContext value={createPreloader({ router, store, origin: location.origin, prepare })}>
        <App
          store={store}
          origin={location.origin}
          messages={messages}
          environment={shop.environment}
          queue={queue}
          assets={null}
        >
          <DrawnLocationContext value={isShell ? null : router.state.location}>
            <RouterProvider router={router} />
          </DrawnLocationContext>
        </App>
      </RoutePreloaderContext>
    </PageRouterContext>
  )
  if (isShell) {
    // No server has drawn this page: what waits may be all that there is to draw.
    await queue.start().catch(() => undefined)
    createRoot(document).render(app)
  } else hydrateRoot(document, app)
  // Otherwise what waits is drawn after the first render: before it, the page would not be the one that the server drew.
  whenIdle(() => {
    performance.mark('hogar:hydrated')
    void import('./afterFirstRender.ts').then(({ afterFirstRender }) =>
      afterFirstRender({ shop, store, queue, setGuard }),
    )
  })
}

void start()
