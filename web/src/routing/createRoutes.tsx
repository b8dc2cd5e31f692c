import type { ComponentType } from 'react'
import type { LoaderFunctionArgs, RouteObject, ShouldRevalidateFunctionArgs } from 'react-router-dom'
import { respellPath } from '@hogar/schema/routing/encodePath.ts'
import type { StoreDefinition } from '@hogar/schema/stores.ts'
import { AreaMessages } from '../i18n/AreaMessages.tsx'
import { loadAreaMessages } from '../i18n/loadMessages.ts'
import { operationKey } from '../relay/replay/operationKey.ts'
import { createLatePage } from './loading/createLatePage.tsx'
import { RouteErrorPage } from './failures/RouteErrorPage.tsx'
import { RouteFrame } from './RouteFrame.tsx'
import type { LayoutName, PageRequest, ShopRoute } from './shopRoute.ts'

/** Starts a route's query. In the browser it never waits; on the server it waits, and may throw a redirect. */
export type PageLoader = (route: ShopRoute, request: PageRequest) => unknown

/** Route table: the layouts that stay (header and footer, or less), and the pages inside them. */
export type RouteTable = Readonly<{ layouts: Readonly<Record<LayoutName, ShopRoute>>; pages: readonly ShopRoute[] }>

/** Returns the router's routes of one store: the table below the store's prefix. */
export function createRoutes(table: RouteTable, store: StoreDefinition, loadPage: PageLoader): RouteObject[] {
  return LAYOUT_NAMES.map((name) => {
    const pages = table.pages.filter(({ layout = 'default' }) => layout === name)
    // A layout without pages stays: it may get pages from the routes that load later.
    return {
      ...toRoute(table.layouts[name], { store, loadPage, isLayout: true }),
      id: name,
      path: store.urlPrefix || '/',
      ErrorBoundary: RouteErrorPage,
      HydrateFallback: Nothing,
      children: createPages(pages, store, loadPage),
    }
  })
}

/** Returns routes of pages, for the children of a layout's route: a layout's id is its name. */
export function createPages(pages: readonly ShopRoute[], store: StoreDefinition, loadPage: PageLoader): RouteObject[] {
  return pages.map((page) => {
    const route = toRoute(page, { store, loadPage, isLayout: false })
    return page.path === '' ? { ...route, index: true as const } : { ...route, path: page.path }
  })
}

type Surroundings = Readonly<{ store: StoreDefinition; loadPage: PageLoader; isLayout: boolean }>

function toRoute(route: ShopRoute, { store, loadPage, isLayout }: Surroundings) {
  return {
    handle: route,
    lazy: {
      Component: async () => {
        const load = () => loadPageComponent(route, store, isLayout)
        // The layout fails as a whole: a new document requests it again.
        return isLayout ? load() : load().catch(() => createLatePage(load))
      },
    },
    loader: ({ request, params }: LoaderFunctionArgs) => loadPage(route, pageRequest(store, request.url, params)),
    shouldRevalidate: (change: ShouldRevalidateFunctionArgs) => isAskedAnew(route, store, change),
  }
}

const LAYOUT_NAMES: readonly LayoutName[] = ['default', 'minimal', 'empty']

function Nothing() {
  return null
}

/** Converts an address of the site to a page request inside its store. */
export function pageRequest(store: StoreDefinition, url: string, params: PageRequest['params']): PageRequest {
  const { pathname, searchParams } = new URL(url)
  return { path: respellPath(pathname.slice(store.urlPrefix.length)) || '/', params, search: searchParams }
}

async function loadPageComponent(route: ShopRoute, store: StoreDefinition, isLayout: boolean): Promise<ComponentType> {
  const [Page, messages] = await Promise.all([
    route.load(),
    route.messages ? loadAreaMessages(store.language, route.messages) : null,
  ])
  return function FramedRoute() {
    return (
      <RouteFrame route={route} isLayout={isLayout}>
        {messages ? (
          <AreaMessages messages={messages}>
            <Page />
          </AreaMessages>
        ) : (
          <Page />
        )}
      </RouteFrame>
    )
  }
}

/**
 * Returns true when an address needs its query again: only if its variables change, which a chosen variant or an
 * anchor does not. The same address does too: it was not stored offline, or its link was pressed again.
 */
function isAskedAnew(route: ShopRoute, store: StoreDefinition, change: ShouldRevalidateFunctionArgs): boolean {
  const keyOf = (url: URL, params: PageRequest['params']) =>
    operationKey(route.source, route.variables(pageRequest(store, url.href, params)))
  return (
    change.currentUrl.href === change.nextUrl.href ||
    keyOf(change.currentUrl, change.currentParams) !== keyOf(change.nextUrl, change.nextParams)
  )
}
