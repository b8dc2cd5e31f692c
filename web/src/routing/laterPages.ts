import type { StoreDefinition } from '@hogar/schema/stores.ts'
import type { ShopRoute } from './shopRoute.ts'

/** Addresses that few visits open: their rows of the route table are loaded with the first of them. */
const LATER =
  /^\/(?:login|create-password|customer|my-account|compare|order-success|receipt|silent-login|shared-cart|waiting|wishlist|scan|tiendas|sucursales|contact|[cip]|checkout(?!\/cart))(?:\/|$)/

/** Loads the rows that a path of the site may be in; null when it is in none of them. */
export function loadLaterPages(
  pathname: string,
  { urlPrefix }: Pick<StoreDefinition, 'urlPrefix'>,
): Promise<readonly ShopRoute[]> | null {
  if (!LATER.test(pathname.slice(urlPrefix.length))) return null
  return import('../laterRoutes.ts').then(({ LATER_PAGES }) => LATER_PAGES)
}
