import DataLoader from 'dataloader'
import type { RequestScope } from '../app/requestScope.ts'
import type { StoreSettings } from '../stores/storeSettings.ts'
import type { StoreStock } from './stockCache.ts'
import type { StockBatch } from './stockBatches.ts'
import { type StockReply, canBeListed, checkStock, listStock } from './stockClient.ts'
import type { StockItem } from './stockItem.ts'
import { type StockSubject, parseStockKey } from './stockKey.ts'

type StockScope = Pick<RequestScope, 'store' | 'upstream'> &
  Readonly<{
    settings: Pick<StoreSettings, 'syncsStock'>
    sharedReads: Pick<RequestScope['sharedReads'], 'stock' | 'stockBatches'>
  }>

/** Result for one key; a failed batch is an error for its own keys alone. */
type Answer = StockItem | null | Error
type Wanted = StockSubject & Readonly<{ key: string }>
type Answering = Readonly<{
  scope: StockScope
  answers: Map<string, Answer>
  /** Caches a read for later requests. */
  keep: ReturnType<StoreStock['keeper']>
}>

/**
 * Loads live stock by `toStockKey`. Null for a SKU that the platform does not know. Uses cached stock first; the rest
 * is read in batches that requests share. In a store that does not synchronise stock, the quantity is unknown and
 * nothing is read.
 */
export function createStockLoader(scope: StockScope) {
  const known = scope.settings.syncsStock ? stockCache(scope) : unsure
  const loader = new DataLoader<string, StockItem | null>((keys) => readStock(scope, known, keys), { name: 'stock' })
  /**
   * `known` returns cached stock without a promise, since a page of products reads dozens; undefined if it has to be
   * loaded.
   */
  return Object.assign(loader, { known })
}

type Known = (key: string) => StockItem | null | undefined

/** Returns cached stock. Counts a cache hit once per request. */
function stockCache({ sharedReads, store, upstream }: StockScope): Known {
  const held = sharedReads.stock.of(store.code)
  let isNoted = false
  return (key) => {
    const item = held.get(key)
    if (item !== undefined && !isNoted) {
      isNoted = true
      upstream.noteSpared('stockList')
    }
    return item
  }
}

async function readStock(scope: StockScope, known: Known, keys: readonly string[]): Promise<readonly Answer[]> {
  const { sharedReads, store } = scope
  const answers = new Map<string, Answer>()
  const listed: Wanted[] = []
  const single: Wanted[] = []
  for (const key of keys) {
    const item = known(key)
    if (item !== undefined) {
      answers.set(key, item)
      continue
    }
    const subject = { key, ...parseStockKey(key) }
    const group = canBeListed(subject.sku) ? listed : single
    group.push(subject)
  }
  const answering = { scope, answers, keep: sharedReads.stock.of(store.code).keeper() }
  const batches = sharedReads.stockBatches.gather(store.code, listed)
  const reads = Array.from(batches, ([batch, subjects]) => readBatch(answering, batch, subjects))
  const checks = single.map((subject) => answerWith(answering, [subject], () => checkStock(scope, subject.sku)))
  await Promise.all([...reads, ...checks])
  return keys.map((key) => answers.get(key) ?? null)
}

async function readBatch(answering: Answering, batch: StockBatch, subjects: readonly Wanted[]): Promise<void> {
  const { scope } = answering
  await batch.closed
  try {
    await answerWith(answering, subjects, () => listStock(scope, batch.skus, subjects))
  } finally {
    scope.sharedReads.stockBatches.end(scope.store.code, batch)
  }
}

async function answerWith(
  { answers, keep }: Answering,
  subjects: readonly Wanted[],
  read: () => Promise<StockReply>,
): Promise<void> {
  try {
    const reply = await read()
    for (const { key, sku, productId } of subjects) {
      const byNumber = productId === null ? undefined : reply.byProductId.get(productId)
      const item = reply.bySku.get(sku) ?? (byNumber?.sku === null ? byNumber : null) ?? null
      keep(key, item)
      answers.set(key, item)
    }
  } catch (error) {
    const failure = error instanceof Error ? error : new Error('stock could not be read', { cause: error })
    for (const { key } of subjects) answers.set(key, failure)
  }
}

function unsure(key: string): StockItem {
  return { ...parseStockKey(key), quantity: null, isInStock: null, isManaged: true }
}
