import type { ComponentType } from 'react'
import type { PreloadedQuery } from 'react-relay/hooks'
import type { LoaderFunctionArgs, RouteObject, ShouldRevalidateFunctionArgs } from 'react-router-dom'
import type { OperationType } from 'relay-runtime'
import { respellPath } from '@hogar/schema/routing/encodePath.ts'
import type { StoreDefinition } from '@hogar/schema/stores.ts'
import { AreaMessages } from '../i18n/AreaMessages.tsx'
import { loadAreaMessages } from '../i18n/loadMessages.ts'
import { operationKey } from '../relay/operationKey.ts'
import { createLatePage } from './createLatePage.tsx'
import { RouteErrorPage } from './RouteErrorPage.tsx'
import { RouteFrame } from './RouteFrame.tsx'
import type { LayoutName, PageRequest, ShopRoute } from './shopRoute.ts'

/** What a route's loader hands to its page. */
export type RouteData = Readonly<{ reference: PreloadedQuery<OperationType> | null }>

/** Starts a route's query. In the browser it never waits; on the server it does, and may throw a redirect. */
export type PageLoader = (route: ShopRoute, request: PageRequest) => unknown

/** The table, as rows: the frames that stay (header and footer, or less), and the pages inside of them. */
export type RouteTable = Readonly<{ layouts: Readonly<Record<LayoutName, ShopRoute>>; pages: readonly ShopRoute[] }>

/** The router's routes for one store: the table below the store's prefix. */
export function createRoutes(table: RouteTable, store: StoreDefinition, loadPage: PageLoader): RouteObject[] {
  return LAYOUT_NAMES.map((name) => {
    const pages = table.pages.filter(({ layout = 'default' }) => layout === name)
    // One without pages stays: those of the rows that are loaded later may be all that it has.
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

/** Routes of pages, to stand inside a layout's: a layout's id is its name. */
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
        // The frame around all pages fails as a whole: a new document asks for it again.
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

/** An address of the site as a page of its store sees it. */
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
 * Only an address that changes what the query asks for starts it again: a chosen variant or an anchor does not. The very
 * same address does: it was not stored when there was no network, or its link was pressed again.
 */
function isAskedAnew(route: ShopRoute, store: StoreDefinition, change: ShouldRevalidateFunctionArgs): boolean {
  const keyOf = (url: URL, params: PageRequest['params']) =>
    operationKey(route.source, route.variables(pageRequest(store, url.href, params)))
  return (
    change.currentUrl.href === change.nextUrl.href ||
    keyOf(change.currentUrl, change.currentParams) !== keyOf(change.nextUrl, change.nextParams)
  )
}
