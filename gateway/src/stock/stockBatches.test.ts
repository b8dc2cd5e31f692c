import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { STOCK_BATCH_SIZE, STOCK_CALLS_AT_ONCE, STOCK_GATHER_MS } from './limits.ts'
import { type StockBatch, createStockBatches } from './stockBatches.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const subjects = (...skus: string[]) => skus.map((sku) => ({ sku }))
const many = (name: string, count: number) => Array.from({ length: count }, (_, index) => ({ sku: `${name}${index}` }))

/** Batches of one store, and which of them are closed by now. */
function gathering() {
  const batches = createStockBatches()
  const closed = new Set<StockBatch>()
  const gather = (wanted: readonly { sku: string }[], store = 'hogar') => {
    const own = [...batches.gather(store, wanted).keys()]
    for (const batch of own) void batch.closed.then(() => closed.add(batch))
    return own
  }
  /** Starts as many calls as may run before others wait. */
  const busy = () => Array.from({ length: STOCK_CALLS_AT_ONCE }, (_, index) => gather(subjects(`BUSY-${index}`))[0]!)
  const areClosed = async (wanted: readonly StockBatch[]) => {
    await Promise.resolve()
    return wanted.map((batch) => closed.has(batch))
  }
  return { ...batches, gather, busy, areClosed }
}

test('a request that is alone does not wait, however many SKUs it needs', async () => {
  const { gather, areClosed } = gathering()
  const own = gather(many('A', STOCK_BATCH_SIZE * 3 + 1))
  expect(own.map(({ skus }) => skus.length)).toEqual([STOCK_BATCH_SIZE, STOCK_BATCH_SIZE, STOCK_BATCH_SIZE, 1])
  expect(await areClosed(own)).toEqual([true, true, true, true])
})

test('while others wait for the platform, the rests of several requests go together', async () => {
  const { gather, busy, areClosed, end } = gathering()
  const [first] = busy()
  const [rest] = gather(many('A', 3))
  const [full, shared] = gather(many('B', STOCK_BATCH_SIZE))
  expect(full).toBe(rest)
  expect(full?.skus).toEqual([...many('A', 3), ...many('B', STOCK_BATCH_SIZE - 3)].map(({ sku }) => sku))
  expect(await areClosed([full!, shared!])).toEqual([true, false])
  expect(gather(many('C', 2))).toEqual([shared])
  end('hogar', first!)
  expect(await areClosed([shared!])).toEqual([false])
  end('hogar', full!)
  expect(await areClosed([shared!])).toEqual([true])
  expect(shared?.skus).toEqual(['B12', 'B13', 'B14', 'C0', 'C1'])
})

test('no request waits for others longer than the limit', async () => {
  const { gather, busy, areClosed } = gathering()
  busy()
  const own = gather(subjects('A'))
  vi.advanceTimersByTime(STOCK_GATHER_MS - 1)
  gather(subjects('B'))
  expect(await areClosed(own)).toEqual([false])
  vi.advanceTimersByTime(1)
  expect(await areClosed(own)).toEqual([true])
  expect(own[0]?.skus).toEqual(['A', 'B'])
})

test('a SKU in a pending call is not requested twice, and again once that call has ended', () => {
  const { gather, end } = gathering()
  const [batch] = gather(subjects('A', 'B'))
  expect(gather(subjects('B'))).toEqual([batch])
  expect(batch?.skus).toEqual(['A', 'B'])
  end('hogar', batch!)
  // By all who waited for it: the second time means nothing.
  end('hogar', batch!)
  expect(gather(subjects('B'))[0]).not.toBe(batch)
})

test('calls of one’s own are no others', async () => {
  const { gather, areClosed } = gathering()
  gather(many('A', STOCK_BATCH_SIZE * STOCK_CALLS_AT_ONCE))
  const own = gather([...many('A', STOCK_BATCH_SIZE * STOCK_CALLS_AT_ONCE), ...subjects('REST')])
  expect(own).toHaveLength(STOCK_CALLS_AT_ONCE + 1)
  expect(await areClosed(own)).toEqual(own.map(() => true))
})

test('stores do not mix', () => {
  const { gather, busy } = gathering()
  busy()
  const [here] = gather(subjects('A'))
  const [there] = gather(subjects('A'), 'viu')
  expect(there).not.toBe(here)
  expect(there?.skus).toEqual(['A'])
})

test('a call that was pending at a clear is joined by no request, and delays none', async () => {
  const { gather, busy, areClosed, end, clear } = gathering()
  const [old] = busy()
  const waiting = gather(subjects('WAITING'))
  clear()
  expect(await areClosed(waiting)).toEqual([true])
  const anew = gather(subjects('BUSY-0'))
  expect(anew[0]).not.toBe(old)
  expect(await areClosed(anew)).toEqual([true])
  // A late end of an old call must not end a newer one.
  end('hogar', old!)
  expect(gather(subjects('BUSY-0'))).toEqual(anew)
})
