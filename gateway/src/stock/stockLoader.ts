import DataLoader from 'dataloader'
import type { RequestScope } from '../graph/context.ts'
import { isGiven } from '../graph/isGiven.ts'
import type { StoreSettings } from '../stores/storeSettings.ts'
import { STOCK_BATCH_SIZE } from './limits.ts'
import { type StockItem, listStock } from './stockClient.ts'
import { parseStockKey } from './stockKey.ts'

type StockScope = Pick<RequestScope, 'store' | 'upstream' | 'heldStock'> &
  Readonly<{ settings: Pick<StoreSettings, 'syncsStock'> }>

/** What a key is answered with; a batch that fails is an error for its own keys alone. */
type Answer = StockItem | null | Error

/**
 * Live stock by `toStockKey`. Null for a SKU that the platform does not know. What somebody was told a moment ago is not
 * asked again; the rest is, in batches. In a store that does not synchronise stock nobody knows what is there, and nobody
 * is asked.
 */
export function createStockLoader(scope: StockScope) {
  if (!scope.settings.syncsStock)
    return new DataLoader<string, StockItem | null>((keys) => Promise.resolve(keys.map(unsure)), { name: 'stock' })
  return new DataLoader<string, StockItem | null>((keys) => readStock(scope, keys), { name: 'stock' })
}

async function readStock(scope: StockScope, keys: readonly string[]): Promise<readonly Answer[]> {
  const { heldStock, store, upstream } = scope
  const answers = new Map<string, Answer>()
  for (const key of keys) {
    const item = heldStock.get(store.code, key)
    if (item !== undefined) answers.set(key, item)
  }
  if (answers.size > 0) upstream.noteSpared('stockList')
  const batches: Promise<void>[] = []
  const wanted = keys.filter((key) => !answers.has(key))
  for (let start = 0; start < wanted.length; start += STOCK_BATCH_SIZE)
    batches.push(readBatch(scope, wanted.slice(start, start + STOCK_BATCH_SIZE), answers))
  await Promise.all(batches)
  return keys.map((key) => answers.get(key) ?? null)
}

async function readBatch(scope: StockScope, keys: readonly string[], answers: Map<string, Answer>): Promise<void> {
  const keep = scope.heldStock.keeper(scope.store.code)
  try {
    const subjects = keys.map((key) => ({ key, ...parseStockKey(key) }))
    const items = await listStock(scope, [...new Set(subjects.map(({ sku }) => sku))])
    const bySku = new Map(items.map((item) => [item.sku, item]))
    const byProductId = new Map(items.map((item) => [item.productId, item]))
    for (const { key, sku, productId } of subjects) {
      const byNumber = productId === null ? undefined : byProductId.get(productId)
      const item = bySku.get(sku) ?? (!isGiven(byNumber?.sku) ? byNumber : null) ?? null
      keep(key, item)
      answers.set(key, item)
    }
  } catch (error) {
    const failure = error instanceof Error ? error : new Error('stock could not be read', { cause: error })
    for (const key of keys) answers.set(key, failure)
  }
}

function unsure(key: string): StockItem {
  return { ...parseStockKey(key), quantity: null, isInStock: null, isManaged: true }
}
