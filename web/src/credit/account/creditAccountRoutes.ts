import creditRouteQuery from '../../__generated__/CreditRouteQuery$parameters'
import creditsRouteQuery from '../../__generated__/CreditsRouteQuery$parameters'
import { type ShopRoute, onServer, pageRoute } from '../../routing/shopRoute.ts'
import { creditCustomersOnly, ownCredit } from './creditAccountVerdicts.ts'

/** Routes of the credits in the account. None is cached publicly. */
export const CREDIT_ACCOUNT_PAGES: readonly ShopRoute[] = [
  pageRoute({
    path: 'my-account/credits',
    source: 'src/credit/account/CreditsRoute.tsx',
    load: () => import('./CreditsRoute.tsx').then((module) => module.CreditsRoute),
    messages: 'creditAccount',
    query: creditsRouteQuery,
    principal: 'viewer.customer',
    judge: onServer(creditCustomersOnly),
  }),
  pageRoute({
    path: 'my-account/credits/:number',
    source: 'src/credit/account/CreditRoute.tsx',
    load: () => import('./CreditRoute.tsx').then((module) => module.CreditRoute),
    messages: 'creditAccount',
    query: creditRouteQuery,
    variables: ({ params }) => ({ number: params['number'] ?? '' }),
    principal: 'viewer.customer',
    judge: onServer(ownCredit),
  }),
]
