import { TransientMap } from '../sharedStore/transientMap.ts'
import { STOCK_BATCH_SIZE, STOCK_CALLS_AT_ONCE, STOCK_GATHER_MS } from './limits.ts'

/** SKUs that go in one call, whoever wants them. */
export type StockBatch = Readonly<{
  /** All of them when it is closed. */
  skus: readonly string[]
  /** Resolves when nothing more is put in: it is to be called then, and ended by whoever is answered first. */
  closed: Promise<void>
}>

type HasSku = Readonly<{ sku: string }>
type Batch = StockBatch & Readonly<{ skus: string[]; close: () => void }>

export type StockBatches = ReturnType<typeof createStockBatches>

/**
 * Gathers what requests want to know of stock into calls of up to `STOCK_BATCH_SIZE` SKUs. What somebody has asked and not
 * yet been told is not asked again. A full call goes at once, and so does the rest of a request, unless
 * `STOCK_CALLS_AT_ONCE` calls of others are under way: then it waits for company until one of them has ended, for
 * `STOCK_GATHER_MS` at most. One for each process; stores do not mix.
 */
export function createStockBatches() {
  const stores = new Map<string, ReturnType<typeof createBatches>>()
  const of = (store: string) => {
    const batches = stores.get(store) ?? createBatches()
    stores.set(store, batches)
    return batches
  }
  return {
    /** What is asked for, by the batch that it goes in. */
    gather: <Subject extends HasSku>(store: string, subjects: readonly Subject[]) => of(store).gather(subjects),
    end: (store: string, batch: StockBatch): void => of(store).end(batch),
    /** Nobody joins a call that is under way any more: what it brings may be of before. */
    clear: (): void => {
      for (const batches of stores.values()) batches.clear()
    },
  }
}

function createBatches() {
  /** What may still be joined: calls under way, and the batch that is open. */
  const joinable = new TransientMap<string, Batch>()
  /** Few at any time, and no Set: its tables would keep what was in them, as a Map's do (see TransientMap). */
  const underWay: StockBatch[] = []
  let open: Batch | null = null
  let timer: NodeJS.Timeout | undefined

  const close = (): void => {
    if (open === null) return
    clearTimeout(timer)
    timer = undefined
    underWay.push(open)
    open.close()
    open = null
  }
  const put = (sku: string): Batch => {
    open ??= createBatch()
    const batch = open
    batch.skus.push(sku)
    joinable.set(sku, batch)
    if (batch.skus.length >= STOCK_BATCH_SIZE) close()
    return batch
  }
  return {
    gather<Subject extends HasSku>(subjects: readonly Subject[]): ReadonlyMap<StockBatch, readonly Subject[]> {
      const own = Map.groupBy(subjects, ({ sku }): StockBatch => joinable.get(sku) ?? put(sku))
      const others = underWay.filter((batch) => !own.has(batch))
      if (others.length < STOCK_CALLS_AT_ONCE) close()
      else if (open !== null) timer ??= setTimeout(close, STOCK_GATHER_MS)
      return own
    },
    end(batch: StockBatch): void {
      const place = underWay.indexOf(batch)
      if (place < 0) return
      underWay.splice(place, 1)
      for (const sku of batch.skus) if (joinable.get(sku) === batch) joinable.delete(sku)
      if (underWay.length < STOCK_CALLS_AT_ONCE) close()
    },
    clear(): void {
      underWay.splice(0)
      joinable.clear()
      close()
    },
  }
}

function createBatch(): Batch {
  const { promise, resolve } = Promise.withResolvers<void>()
  return { skus: [], closed: promise, close: resolve }
}
