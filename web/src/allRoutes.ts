import { LATER_PAGES } from './laterRoutes.ts'
import { ROUTES } from './routes.ts'
import type { RouteTable } from './routing/createRoutes.tsx'

/** Routes of all addresses of a store, for the server. */
export const ALL_ROUTES: RouteTable = { ...ROUTES, pages: [...ROUTES.pages, ...LATER_PAGES] }
