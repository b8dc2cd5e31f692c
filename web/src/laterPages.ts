import type { StoreDefinition } from '@hogar/schema/stores.ts'
import type { ShopRoute } from './routing/shopRoute.ts'

/** Paths that few visits open: their routes load with the first of them. */
const LATER =
  /^\/(?:login|create-password|customer|my-account|compare|order-success|receipt|silent-login|shared-cart|waiting|wishlist|scan|tiendas|sucursales|contact|blog|promotions|prestamo-personal|credi(?:t|lana)|payments?|[cip]|checkout(?!\/cart))(?:\/|$)/

/** Loads the routes that may match a path of the site; null when none can. */
export function loadLaterPages(
  pathname: string,
  { urlPrefix }: Pick<StoreDefinition, 'urlPrefix'>,
): Promise<readonly ShopRoute[]> | null {
  if (!LATER.test(pathname.slice(urlPrefix.length))) return null
  return import('./laterRoutes.ts').then(({ LATER_PAGES }) => LATER_PAGES)
}
