import companyRouteQuery from '../__generated__/CompanyRouteQuery$parameters'
import invitationRouteQuery from '../__generated__/InvitationRouteQuery$parameters'
import { type ShopRoute, onServer, pageRoute } from '../routing/shopRoute.ts'
import { companyCustomersOnly, companyStoreOnly } from './companyVerdicts.ts'
import { COMPANY_ORDERS_PAGE_SIZE } from './limits.ts'

/** Routes of companies. None is cached publicly. */
export const COMPANY_PAGES: readonly ShopRoute[] = [
  pageRoute({
    path: 'my-account/company',
    source: 'src/b2b/CompanyRoute.tsx',
    load: () => import('./CompanyRoute.tsx').then((module) => module.CompanyRoute),
    messages: 'account',
    query: companyRouteQuery,
    variables: () => ({ first: COMPANY_ORDERS_PAGE_SIZE }),
    principal: 'viewer.customer',
    judge: onServer(companyCustomersOnly),
  }),
  pageRoute({
    path: 'customer/company-invitation',
    source: 'src/b2b/InvitationRoute.tsx',
    load: () => import('./InvitationRoute.tsx').then((module) => module.InvitationRoute),
    messages: 'account',
    query: invitationRouteQuery,
    principal: 'store.business',
    judge: onServer(companyStoreOnly),
  }),
]
