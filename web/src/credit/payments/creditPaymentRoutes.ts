import chooseRouteQuery from '../../__generated__/ChooseRouteQuery$parameters'
import payLoginRouteQuery from '../../__generated__/PayLoginRouteQuery$parameters'
import payRouteQuery from '../../__generated__/PayRouteQuery$parameters'
import { type ShopRoute, onServer, pageRoute } from '../../routing/shopRoute.ts'
import { CREDIT_TYPES } from './creditTypes.ts'
import { PAY_PATHS, PAYMENT_PARAMETER } from './payPaths.ts'
import { ownPayment, payLogin, payersOnly } from './payVerdicts.ts'

/** Routes of payments of credits, for all and inside the account. None is cached publicly. */
export const CREDIT_PAYMENT_PAGES: readonly ShopRoute[] = PAY_PATHS.flatMap(({ login, choose, pay, transfer }) => [
  pageRoute({
    path: login.slice(1),
    source: 'src/credit/payments/PayLoginRoute.tsx',
    load: () => import('./PayLoginRoute.tsx').then((module) => module.PayLoginRoute),
    messages: 'creditAccount',
    query: payLoginRouteQuery,
    principal: 'creditAccount',
    judge: onServer(payLogin),
  }),
  ...[pay, transfer].map((path) =>
    pageRoute({
      path: path.slice(1),
      source: 'src/credit/payments/PayRoute.tsx',
      load: () => import('./PayRoute.tsx').then((module) => module.PayRoute),
      messages: 'creditAccount',
      query: payRouteQuery,
      variables: ({ search }) => ({
        id: search.get(PAYMENT_PARAMETER) ?? '',
        isOpened: search.has(PAYMENT_PARAMETER),
      }),
      principal: 'creditAccount',
      judge: onServer(ownPayment),
    }),
  ),
  ...[null, ...CREDIT_TYPES].map((type) =>
    pageRoute({
      path: type === null ? choose.slice(1) : `${choose.slice(1)}/${type.name}`,
      source: 'src/credit/payments/ChooseRoute.tsx',
      load: () => import('./ChooseRoute.tsx').then((module) => module.ChooseRoute),
      messages: 'creditAccount',
      query: chooseRouteQuery,
      // Each credit is a call: read where it decides alone.
      variables: () => ({ readsOffers: type !== null && 'customer' in type }),
      principal: 'creditAccount',
      judge: onServer(payersOnly),
    }),
  ),
])
