import { randomUUID } from 'node:crypto'
import { STORES } from '@hogar/schema/stores.ts'
import type { Logger } from 'pino'
import { foundProducts } from '../search/listedProducts.ts'
import { createSession } from '../session/createSession.ts'
import { type StoreOverrides, type StoreSettings, settingsOf } from '../stores/storeSettings.ts'
import { readCmsBlock } from '../content/blockClient.ts'
import { FOOTER_BLOCK } from '../content/limits.ts'
import { readTaxRules } from '../tax/taxClient.ts'
import { createUpstream } from '../upstream/createUpstream.ts'
import { createDeadline } from '../upstream/deadline.ts'
import type { PlatformClient } from '../upstream/platformClient.ts'
import { UPSTREAM_CALL_TIMEOUT_MS } from '../upstream/limits.ts'
import { UpstreamFailure } from '../upstream/upstreamFailure.ts'
import { readAttributes } from './attributeClient.ts'
import type { PlatformScope } from './catalogueClient.ts'
import { readCategoryTree } from './categoryClient.ts'
import { searchProducts } from './productClient.ts'
import { BASE_FIELDS } from './sourceFields.ts'

type Services = Readonly<{ client: PlatformClient; log: Logger; env: Readonly<{ STORE_SETTINGS: StoreOverrides }> }>
type Bounds = Readonly<{ maxMs: number; signal: AbortSignal }>

/** Nobody's: what is read ahead is the same for everybody. */
const NOBODY = createSession(null)

/**
 * Reads ahead what nearly every page of each store needs: the category tree, attributes, tax rules, the text of the
 * footer, and a product, which makes a platform lay out what it searches in. A page waits a second at most for each, and
 * the first reads after a start take longer. One store after the other, the main one first, for `maxMs` at most or until
 * the signal aborts. Resolves when it is over, and never rejects: what could not be read is read when somebody asks for it.
 */
export async function warmUpStores({ client, log, env }: Services, { maxMs, signal }: Bounds): Promise<void> {
  const startedAt = performance.now()
  const deadline = createDeadline(maxMs, UPSTREAM_CALL_TIMEOUT_MS)
  const bounded = AbortSignal.any([signal, AbortSignal.timeout(maxMs)])
  for (const store of STORES) {
    if (bounded.aborted) break
    const upstream = createUpstream(client, {
      store,
      session: NOBODY,
      deadline,
      signal: bounded,
      requestId: `warm-up-${randomUUID()}`,
    })
    const { failures, isHopeless } = await readAhead({ store, upstream }, settingsOf(env.STORE_SETTINGS, store))
    if (failures.length > 0) log.warn({ store: store.code, failures }, 'not everything could be read ahead')
    // A platform that answers nothing of one store is away, and is not to be knocked at for the others.
    if (isHopeless) return
  }
  log.info({ ms: Math.round(performance.now() - startedAt) }, 'stores are warm')
}

/** What could not be read, in words for the log, and whether nobody answered at all. */
async function readAhead(
  scope: PlatformScope,
  settings: Pick<StoreSettings, 'taxBy' | 'listsOutOfStock'>,
): Promise<Readonly<{ failures: readonly string[]; isHopeless: boolean }>> {
  const reads = [
    readCategoryTree(scope),
    readAttributes(scope),
    readCmsBlock(scope, FOOTER_BLOCK),
    ...(settings.taxBy === 'gateway' ? [readTaxRules(scope)] : []),
    searchProducts(scope, { filters: foundProducts(settings), size: 1, fields: BASE_FIELDS }),
  ]
  const settled = await Promise.allSettled(reads)
  const failures = settled.flatMap((read) => {
    if (read.status === 'fulfilled') return []
    return [read.reason instanceof Error ? read.reason.message : 'unknown']
  })
  // A store that the platform does not have is refused, which says nothing about the others.
  const isHopeless = settled.every((read) => read.status === 'rejected' && read.reason instanceof UpstreamFailure)
  return { failures, isHopeless }
}
