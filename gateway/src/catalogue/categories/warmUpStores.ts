import { randomUUID } from 'node:crypto'
import { STORES } from '@hogar/schema/stores.ts'
import type { Logger } from 'pino'
import { foundProducts } from '../../search/listedProducts.ts'
import { createSession } from '../../session/createSession.ts'
import { type StoreOverrides, type StoreSettings, settingsOf } from '../../stores/storeSettings.ts'
import { readCmsBlock } from '../../content/blockClient.ts'
import { FOOTER_BLOCK } from '../../content/limits.ts'
import { readTaxRules } from '../../tax/taxClient.ts'
import { createUpstream } from '../../rest/createUpstream.ts'
import { createDeadline } from '../../rest/deadlines/deadline.ts'
import type { PlatformClient } from '../../rest/platformClient.ts'
import { UPSTREAM_CALL_TIMEOUT_MS } from '../../rest/limits.ts'
import { UpstreamFailure } from '../../errors/upstreamFailure.ts'
import { readAttributes } from '../attributes/attributeClient.ts'
import type { PlatformScope } from '../../app/requestScope.ts'
import { readCategoryTree } from './categoryClient.ts'
import { searchProducts } from '../products/productClient.ts'
import { BASE_FIELDS } from '../products/sourceFields.ts'

type Services = Readonly<{ client: PlatformClient; log: Logger; env: Readonly<{ STORE_SETTINGS: StoreOverrides }> }>
type Bounds = Readonly<{ maxMs: number; signal: AbortSignal }>

/** Anonymous session for public reads, which are the same for every visitor. */
const NOBODY = createSession(null)

/**
 * Fills the caches that nearly every page needs: category tree, attributes, tax rules, the footer's block, and one
 * product, for a platform that loads its search when it is first asked. The first reads after a start are slow, and a
 * page waits at most a second for each. Reads one store after the other, the main store first, until `maxMs` has passed
 * or the signal aborts. Never rejects: a failed read is repeated on demand.
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
    if (failures.length > 0) log.warn({ store: store.code, failures }, 'cache warm-up is incomplete')
    // A platform that answers nothing for one store is unavailable: the others are not tried.
    if (isHopeless) return
  }
  log.info({ ms: Math.round(performance.now() - startedAt) }, 'cache warm-up has finished')
}

/** Returns the failed reads in words for the log, and `isHopeless` if the platform did not answer at all. */
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
  // A store that the platform does not have is refused, which proves nothing about the others.
  const isHopeless = settled.every((read) => read.status === 'rejected' && read.reason instanceof UpstreamFailure)
  return { failures, isHopeless }
}
