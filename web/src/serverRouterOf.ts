import type { StoreDefinition } from '@hogar/schema/stores.ts'
import { ALL_ROUTES } from './allRoutes.ts'
import { type ServerRouter, createServerRouter } from './routing/createServerRouter.ts'

const routers = new Map<string, ServerRouter>()

/** Returns the compiled routes of a store, for the server. */
export function serverRouterOf(store: StoreDefinition): ServerRouter {
  const router = routers.get(store.code) ?? createServerRouter(ALL_ROUTES, store)
  routers.set(store.code, router)
  return router
}
