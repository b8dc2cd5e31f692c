import { STOCK_BATCH_SIZE, STOCK_CALLS_AT_ONCE, STOCK_GATHER_MS } from './limits.ts'

/** SKUs of one upstream call, shared by all requests that need them. */
export type StockBatch = Readonly<{
  /** SKUs of the batch; complete once it is closed. */
  skus: readonly string[]
  /** Resolves when the batch is complete. Then the call is made; the first request to get the reply ends the batch. */
  closed: Promise<void>
}>

type HasSku = Readonly<{ sku: string }>
type Batch = StockBatch & Readonly<{ skus: string[]; close: () => void }>

export type StockBatches = ReturnType<typeof createStockBatches>

/**
 * Batches stock reads of all requests into calls of up to `STOCK_BATCH_SIZE` SKUs.
 *
 * A SKU in a pending call is not requested again. A full batch is sent at once, and so is the rest of a request, unless
 * `STOCK_CALLS_AT_ONCE` other calls are pending: then it waits for more SKUs until one of them ends, for
 * `STOCK_GATHER_MS` at most. One per process, with separate batches per store.
 */
export function createStockBatches() {
  const stores = new Map<string, ReturnType<typeof createBatches>>()
  const of = (store: string) => {
    const batches = stores.get(store) ?? createBatches()
    stores.set(store, batches)
    return batches
  }
  return {
    /** Returns the subjects by the batch that reads them. */
    gather: <Subject extends HasSku>(store: string, subjects: readonly Subject[]) => of(store).gather(subjects),
    end: (store: string, batch: StockBatch): void => of(store).end(batch),
    /** Stops requests from joining pending calls, whose replies may be older than the change. */
    clear: (): void => {
      for (const batches of stores.values()) batches.clear()
    },
  }
}

function createBatches() {
  /** Batches that can be joined: pending calls, and the open batch. */
  const joinable = new Map<string, Batch>()
  /** Pending calls: few at any time. */
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
