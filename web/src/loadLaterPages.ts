import type { StoreDefinition } from '@hogar/schema/stores.ts'
import type { ShopRoute } from './routing/shopRoute.ts'

/** Paths that few visits open: their routes load with the first of them. Shorter than exact, since every visit loads it. */
const LATER =
  /^\/(?:.*login|create-.*|customer|m(?:odulo|as|y)-.*|compare|order-.*|receipt|shared-.*|wait.*|wish.*|scan|series?|insp.*|t(?:iend|arj).*|sucur.*|contact|blog|promo(?:tions|cio.*)|prest.*|category|credi.*|payment.*|[cip]|checkout(?!\/cart))(?:\/|$)/

/** Loads the routes that may match a path of the site; null when none can. */
export function loadLaterPages(
  pathname: string,
  { urlPrefix }: Pick<StoreDefinition, 'urlPrefix'>,
): Promise<readonly ShopRoute[]> | null {
  if (!LATER.test(pathname.slice(urlPrefix.length))) return null
  return import('./laterRoutes.ts').then(({ LATER_PAGES }) => LATER_PAGES)
}
