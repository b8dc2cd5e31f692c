import landingRouteQuery from '../__generated__/LandingRouteQuery$parameters'
import moreDiscountsRouteQuery from '../__generated__/MoreDiscountsRouteQuery$parameters'
import promotionModuleRouteQuery from '../__generated__/PromotionModuleRouteQuery$parameters'
import promotionRouteQuery from '../__generated__/PromotionRouteQuery$parameters'
import promotionsRouteQuery from '../__generated__/PromotionsRouteQuery$parameters'
import { listingVariables } from '../catalogue/listing/listingAddress.ts'
import { isVariantParameter } from '../catalogue/options/variantParameters.ts'
import { type ShopRoute, onServer, pageRoute } from '../routing/shopRoute.ts'
import { landingVerdict } from './landing/landingVerdict.ts'
import { LARGE_DISCOUNT } from './limits.ts'
import { isIndexParameter, isPromotionParameter, promotionsVariables } from './promotionsAddress.ts'
import { promotionKeptUntil } from './promotionKeptUntil.ts'
import { promotionVerdict } from './promotionVerdict.ts'

const SOURCE = 'src/promotions/promotionPages.ts'
const load = () => import('./promotionPages.ts')

/** Editors' pages above a list of promotions: the store's own, or those of a brand. */
const MODULES = [
  { identifier: 'modulo-promociones', store: null },
  { identifier: 'promociones-viu.html', store: 'viu' },
  { identifier: 'promociones-ma.html', store: 'mavi' },
] as const

const DISCOUNTS = 'mas-descuentos'

/** Pages of promotions, and landing pages of campaigns. */
export const PROMOTION_PAGES: readonly ShopRoute[] = [
  pageRoute({
    path: 'promotions',
    source: SOURCE,
    load: () => load().then((module) => module.PromotionsRoute),
    messages: 'offers',
    cacheTags: ['promotion'],
    readsParameter: onServer(isIndexParameter),
    query: promotionsRouteQuery,
    variables: ({ search }) => promotionsVariables(search),
    isDrawnOffline: true,
    keptUntil: onServer(promotionKeptUntil),
  }),
  pageRoute({
    path: 'promotions/:slug',
    source: SOURCE,
    load: () => load().then((module) => module.PromotionRoute),
    messages: 'offers',
    cacheTags: ['promotion'],
    readsParameter: onServer((name, value) => isPromotionParameter(name, value) || isVariantParameter(name, value)),
    query: promotionRouteQuery,
    variables: ({ path, search }) => {
      const { count, after, sort } = listingVariables(search)
      return { path, count, after, sort }
    },
    principal: 'route',
    judge: onServer(promotionVerdict),
    keptUntil: onServer(promotionKeptUntil),
  }),
  ...MODULES.flatMap(({ identifier, store }) =>
    [identifier, `i/${identifier}`].map((path) =>
      pageRoute({
        path,
        source: SOURCE,
        load: () => load().then((module) => module.PromotionModuleRoute),
        messages: 'offers',
        cacheTags: ['promotion', 'cmsPage'],
        readsParameter: onServer(isIndexParameter),
        query: promotionModuleRouteQuery,
        variables: ({ search }) => ({ identifier, store, ...promotionsVariables(search) }),
        principal: 'cmsPage',
        keptUntil: onServer(promotionKeptUntil),
      }),
    ),
  ),
  ...[DISCOUNTS, `i/${DISCOUNTS}`].map((path) =>
    pageRoute({
      path,
      source: SOURCE,
      load: () => load().then((module) => module.MoreDiscountsRoute),
      messages: 'offers',
      cacheTags: ['promotion', 'cmsPage'],
      readsParameter: onServer(isPromotionParameter),
      query: moreDiscountsRouteQuery,
      variables: ({ search }) => {
        const { count, after, sort } = listingVariables(search)
        return { identifier: DISCOUNTS, count, after, sort: sort ?? 'DISCOUNT_DESC', filters: [LARGE_DISCOUNT] }
      },
      principal: 'cmsPage',
    }),
  ),
  pageRoute({
    path: 'category/:landing',
    source: SOURCE,
    load: () => load().then((module) => module.LandingRoute),
    messages: 'offers',
    cacheTags: ['promotion'],
    query: landingRouteQuery,
    variables: ({ path }) => ({ path }),
    principal: 'route',
    judge: onServer(landingVerdict),
  }),
]
