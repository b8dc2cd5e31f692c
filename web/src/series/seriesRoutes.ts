import seriesIndexRouteQuery from '../__generated__/SeriesIndexRouteQuery$parameters'
import seriesRouteQuery from '../__generated__/SeriesRouteQuery$parameters'
import { isVariantParameter } from '../catalogue/options/variantParameters.ts'
import { type ShopRoute, onServer, pageRoute } from '../routing/shopRoute.ts'
import { isSeriesParameter, seriesVariables } from './seriesAddress.ts'

const SOURCE = 'src/series/seriesPages.ts'
const load = () => import('./seriesPages.ts')

/** Pages of series. */
export const SERIES_PAGES: readonly ShopRoute[] = [
  pageRoute({
    path: 'series',
    source: SOURCE,
    load: () => load().then((module) => module.SeriesIndexRoute),
    messages: 'offers',
    cacheTags: ['series'],
    query: seriesIndexRouteQuery,
  }),
  pageRoute({
    path: 'serie/:slug',
    source: SOURCE,
    load: () => load().then((module) => module.SeriesRoute),
    messages: 'offers',
    cacheTags: ['series'],
    readsParameter: onServer((name, value) => isSeriesParameter(name, value) || isVariantParameter(name, value)),
    query: seriesRouteQuery,
    variables: ({ params, search }) => ({ slug: params['slug'] ?? '', ...seriesVariables(search) }),
    principal: 'series',
  }),
]
