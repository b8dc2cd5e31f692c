import type { StoreDefinition } from '@hogar/schema/stores.ts'
import { ownPricesCookieName } from '@hogar/schema/sessionCookies.ts'
import type { Dispatcher } from 'undici'
import type { WebEnv } from '../env.ts'
import type { RenderSlots } from '../pages/renderSlots.ts'
import type { PageRenderer } from '../renderer/pageRenderer.ts'
import type { RenderAllowance } from '../pages/renderAllowance.ts'
import type { StorePlaces } from '../http/storePlaces.ts'
import type { Visitor } from '../http/visitor.ts'
import type { OutputCache, Served } from './createOutputCache.ts'
import { fillPage } from './fillPage.ts'
import { pageKey } from './pageKey.ts'

type Asked = Readonly<{
  env: Pick<WebEnv, 'gatewayUrl'>
  /** Null: pages are not cached. */
  outputCache: OutputCache | null
  slots: RenderSlots
  renderer: PageRenderer
  dispatcher: Dispatcher
  renders: RenderAllowance
  visitor: Visitor
  store: StoreDefinition
  places: StorePlaces
}>

/**
 * Returns the page of an address from the output cache; null when this visitor needs a page of their own. Rejects with
 * TooBusyError.
 */
export async function pageForAll(asked: Asked): Promise<Served | null> {
  const { env, outputCache, slots, renderer, dispatcher, renders, visitor, store, places } = asked
  if (!outputCache || hasOwnPrices(visitor, store)) return null
  const { cacheTermsOf, buildId } = await renderer.load()
  const kept = cacheTermsOf(visitor.url.pathname, store)
  if (!kept) return null
  const { url } = visitor
  const { tags, reads } = kept
  const wanted = pageKey({ build: buildId, storeCode: store.code, ...places, url, reads })
  if (!wanted) return null
  const { gatewayUrl } = env
  return outputCache.page({
    key: wanted.key,
    hasQuery: wanted.hasQuery,
    fill: () =>
      slots.run(() =>
        fillPage({ renderer, dispatcher, renders, gatewayUrl, store, places, url: wanted.url, tags, visitor }),
      ),
  })
}

/** Returns true for a visitor whose prices are not those of all visitors. */
function hasOwnPrices({ cookie }: Visitor, { code }: StoreDefinition): boolean {
  return cookie?.includes(`${ownPricesCookieName(code)}=own`) ?? false
}
