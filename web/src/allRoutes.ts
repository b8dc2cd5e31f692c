import { LATER_PAGES } from './laterRoutes.ts'
import { ROUTES } from './routes.ts'
import type { RouteTable } from './routing/createRoutes.tsx'

/** Every address of a store, as the server needs them. */
export const ALL_ROUTES: RouteTable = { ...ROUTES, pages: [...ROUTES.pages, ...LATER_PAGES] }
