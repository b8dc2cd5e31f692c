import { startTransition } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { RouterProvider, createBrowserRouter } from 'react-router-dom'
import { storeOfPath } from '@hogar/schema/stores.ts'
import { App } from './App.tsx'
import { loadMessages } from './i18n/loadMessages.ts'
import { createShopQueue } from './createShopQueue.ts'
import { createOnlineStatus } from './offline/onlineStatus.ts'
import { createBrowserTransport } from './relay/network/createBrowserTransport.ts'
import { createEnvironment } from './relay/createEnvironment.ts'
import { createReplay } from './relay/replay/replay.ts'
import { ROUTES } from './routes.ts'
import { DrawnLocationContext } from './routing/history/DrawnLocationContext.ts'
import { PageRouterContext } from './routing/PageRouterContext.ts'
import { RoutePreloaderContext } from './routing/loading/RoutePreloader.tsx'
import { createPageLoader } from './routing/loading/createPageLoader.ts'
import { createPreloader } from './routing/loading/createPreloader.ts'
import { type PageLoader, createPages, createRoutes } from './routing/createRoutes.tsx'
import { loadLaterPages } from './loadLaterPages.ts'
import { loadDrawnPart } from './routing/loading/loadDrawnPart.ts'
import { nameHistoryEntry } from './routing/history/nameHistoryEntry.ts'
import { reloadWhenCodeIsGone } from './routing/loading/reloadWhenCodeIsGone.ts'
import { whenInitialized } from './routing/loading/whenInitialized.ts'
import { nextTask } from './device/nextTask.ts'
import { whenIdle } from './device/whenIdle.ts'

/** True when this is the empty page that the service worker caches for pages that cannot be fetched. */
const isShell = document.documentElement.dataset['store'] === undefined

/** A page of a host with all stores, and the shell, name no origins. */
const NONE = {}

async function start(): Promise<void> {
  const { store } = storeOfPath(location.pathname)
  window.hogarPayloads ??= []
  const replay = createReplay(window.hogarPayloads)
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', replay.close)
  else replay.close()
  reloadWhenCodeIsGone(window)

  const kept = isShell
    ? await import('./relay/records/openShell.ts').then(({ openShell }) => openShell(store.code))
    : {}
  const shop = createEnvironment({
    transport: createBrowserTransport({ storeCode: store.code, fetch: window.fetch.bind(window) }),
    replay,
    isServer: false,
    records: kept,
  })
  const { isOnline } = createOnlineStatus(window)
  // Data that came with the page is rendered, even if the network was lost right after.
  let isComing = !isShell
  const { loadPage, prepare, loadPart, setGuard } = createPageLoader(shop.environment, () => isComing || isOnline())
  // While the page starts, each answer that came with it enters the store in a task of its own.
  const loadAtStart: PageLoader = (route, request) =>
    isComing ? nextTask().then(() => loadPage(route, request)) : loadPage(route, request)
  await nextTask()
  nameHistoryEntry(history)
  const routes = createRoutes(ROUTES, store, loadAtStart)
  await nextTask()
  const router = createBrowserRouter(routes, {
    patchRoutesOnNavigation: async ({ path, patch }) => {
      const pages = await loadLaterPages(path, store)
      for (const page of pages ?? []) patch(page.layout ?? 'default', createPages([page], store, loadPage))
    },
  })
  const [messages] = await Promise.all([loadMessages(store.language), whenInitialized(router)])
  if (!isShell) await loadDrawnPart(router)
  isComing = false
  await nextTask()
  const preloader = createPreloader({ router, store, origin: location.origin, prepare, loadPart, loadLaterPages })
  const queue = createShopQueue({ ...shop, router }, store)
  const app = (
    <PageRouterContext value={router}>
      <RoutePreloaderContext value={preloader}>
        <App
          store={store}
          origin={location.origin}
          elsewhere={window.hogarStores ?? NONE}
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
    // No server has rendered this page: waiting tasks may be all that there is to render.
    await queue.start().catch(() => undefined)
    createRoot(document).render(app)
  } else {
    // In slices: as one task it would block the page for as long as it takes.
    startTransition(() => void hydrateRoot(document, app))
  }
  // Otherwise waiting tasks are rendered after hydration: before it, the page would not match the server's markup.
  whenIdle(() => {
    performance.mark('hogar:hydrated')
    void import('./afterFirstRender.ts').then(({ afterFirstRender }) =>
      afterFirstRender({ shop, store, queue, setGuard }),
    )
  })
}

void nextTask().then(start)
