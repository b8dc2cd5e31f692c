import type { StoreDefinition } from '@hogar/schema/stores.ts'
import type { Dispatcher } from 'undici'
import type { WebEnv } from '../env.ts'
import type { PageRenderer } from '../pageRenderer.ts'
import type { Visitor } from '../visitor.ts'
import type { OutputCache, Served } from './createOutputCache.ts'
import { fillPage } from './fillPage.ts'
import { pageKey } from './pageKey.ts'

type Asked = Readonly<{
  env: Pick<WebEnv, 'gatewayUrl'>
  /** Null: pages are not kept. */
  outputCache: OutputCache | null
  renderer: PageRenderer
  dispatcher: Dispatcher
  visitor: Visitor
  store: StoreDefinition
}>

/** The page of an address as everybody gets it; null when this visitor has to be given one of their own. */
export async function pageForAll(asked: Asked): Promise<Served | null> {
  const { env, outputCache, renderer, dispatcher, visitor, store } = asked
  if (!outputCache) return null
  const { keptAs, buildId } = await renderer.load()
  const tags = keptAs(visitor.url.pathname, store)
  const { origin, url } = visitor
  const wanted = tags && pageKey({ build: buildId, storeCode: store.code, origin, url })
  if (!wanted) return null
  const { gatewayUrl } = env
  return outputCache.page({
    key: wanted.key,
    hasQuery: wanted.hasQuery,
    fill: () => fillPage({ renderer, dispatcher, gatewayUrl, store, origin, url: wanted.url, tags, visitor }),
  })
}
