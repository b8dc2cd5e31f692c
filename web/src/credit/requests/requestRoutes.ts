import creditRequestRouteQuery from '../../__generated__/CreditRequestRouteQuery$parameters'
import openRequestRouteQuery from '../../__generated__/OpenRequestRouteQuery$parameters'
import resumeRouteQuery from '../../__generated__/ResumeRouteQuery$parameters'
import { type ShopRoute, onServer, pageRoute } from '../../routing/shopRoute.ts'
import { creditVerdict } from '../../routing/targets/creditVerdict.ts'
import { ownRequest } from './ownRequest.ts'

/** Routes of sent and started applications, of customers and guests. None is cached publicly. */
export const CREDIT_REQUEST_PAGES: readonly ShopRoute[] = [
  pageRoute({
    path: 'my-account/credit-request/:number',
    source: 'src/credit/requests/CreditRequestRoute.tsx',
    load: () => import('./CreditRequestRoute.tsx').then((module) => module.CreditRequestRoute),
    messages: 'creditAccount',
    query: creditRequestRouteQuery,
    variables: ({ params }) => ({ number: params['number'] ?? '' }),
    principal: 'viewer.customer',
    judge: onServer(ownRequest),
  }),
  pageRoute({
    path: 'credit/request',
    source: 'src/credit/requests/OpenRequestRoute.tsx',
    load: () => import('./OpenRequestRoute.tsx').then((module) => module.OpenRequestRoute),
    messages: 'creditAccount',
    query: openRequestRouteQuery,
    principal: 'store.credit',
    judge: onServer(creditVerdict),
  }),
  pageRoute({
    path: 'credit/resume',
    source: 'src/credit/requests/resume/ResumeRoute.tsx',
    load: () => import('./resume/ResumeRoute.tsx').then((module) => module.ResumeRoute),
    messages: 'creditAccount',
    query: resumeRouteQuery,
    principal: 'store.credit',
    judge: onServer(creditVerdict),
  }),
]
