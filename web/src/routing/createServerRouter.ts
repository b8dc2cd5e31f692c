import {
  type LoaderFunctionArgs,
  type RouteObject,
  RouterContextProvider,
  type StaticHandler,
  createContext,
  createStaticHandler,
} from 'react-router-dom'
import type { StoreDefinition } from '@hogar/schema/stores.ts'
import { type PageLoader, type RouteTable, createRoutes, pageRequest } from './createRoutes.tsx'
import type { ShopRoute } from './shopRoute.ts'

const LOADER = createContext<PageLoader>()

/** Routes of a store on the server, compiled once for all requests. */
export type ServerRouter = Readonly<{
  handler: StaticHandler
  /** Returns the row of the page at a path of the site, as the router matches it; null when there is none. */
  rowAt: (pathname: string) => ShopRoute | null
}>

/** Compiles the routes of a store: some hundred patterns, which the router would compile for every request. */
export function createServerRouter(table: RouteTable, store: StoreDefinition): ServerRouter {
  const routes = createRoutes(table, store, () => null)
  const handler = createStaticHandler(routes.map((route) => withLoader(route, store)))
  return { handler, rowAt: createRowFinder(handler) }
}

/** Returns the context of a request whose pages are loaded by `loadPage`. */
export function loadingWith(loadPage: PageLoader): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(LOADER, loadPage)
  return context
}

/** Returns a route, and those below it, with the loader of the request's context. */
function withLoader(route: RouteObject, store: StoreDefinition): RouteObject {
  const loader = ({ request, params, context }: LoaderFunctionArgs<RouterContextProvider>) =>
    context.get(LOADER)(rowOf(route.handle), pageRequest(store, request.url, params))
  if (route.index) return { ...route, loader }
  return { ...route, loader, children: route.children?.map((child) => withLoader(child, store)) }
}

/** Types a handle, which the router does not. */
function rowOf(handle: ShopRoute): ShopRoute {
  return handle
}

/** Returns a function that finds the row of a path in compiled routes: those of higher rank stand first. */
function createRowFinder({ _internalRouteBranches: branches }: StaticHandler): ServerRouter['rowAt'] {
  return (pathname) => {
    const path = decodePath(pathname)
    const found = branches.find(({ routesMeta }) => {
      let rest = path
      return routesMeta.every(({ matcher }) => {
        const [matched] = (matcher && rest.match(matcher)) ?? []
        if (matched === undefined) return false
        rest = rest.slice(matched === '/' ? 0 : matched.length) || '/'
        return true
      })
    })
    const page = found?.routesMeta.at(-1)
    return page ? rowOf(page.route.handle) : null
  }
}

/** Decodes each segment of a path as the router does; a path that cannot be decoded stays as it is. */
function decodePath(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((segment) => decodeURIComponent(segment).replaceAll('/', '%2F'))
      .join('/')
  } catch {
    return pathname
  }
}
