import type { IncomingMessage } from 'node:http'
import { describe, expect, it, vi } from 'vitest'
import { COST_MAX_SHOP, RATE_BURST_ADDRESS, RATE_BURST_SESSION, VISIT_RESERVE } from '../../limits/limits.ts'
import type { Payer } from '../../limits/rateBuckets.ts'
import { createMemoryStore } from '../../cache/createMemoryStore.ts'
import { type SharedStore, SharedStoreUnavailable } from '../../cache/sharedStore.ts'
import { RateMeter } from './rateMeter.ts'
import { RequestRefusal } from '../../errors/requestRefusal.ts'

const ADDRESS: Payer = { kind: 'address', address: '192.0.2.1' }

function shop(factor = 1) {
  const clock = { ms: 0 }
  const rateFailedOpen = vi.fn()
  const sharedStore = createMemoryStore(() => clock.ms)
  const services = { env: { RATE_FACTOR: factor }, sharedStore, metrics: { rateFailedOpen } }
  const meter = (payer: Payer = ADDRESS, headers = {}, store: SharedStore = sharedStore) =>
    new RateMeter({ ...services, sharedStore: store } as never, { headers } as IncomingMessage, payer)
  return { clock, meter, rateFailedOpen }
}

type Query = Readonly<{ requested: number; calls: number; bytes: number; isContinued?: boolean }>

/** A product page that no cache holds: static costs of layout and page, with more REST calls and bytes than it makes. */
const PAGE: readonly Query[] = [
  { requested: 2_445, calls: 0, bytes: 0 },
  { requested: 3_656, calls: 8, bytes: 120_000, isContinued: true },
]

/** Runs a query as the endpoint does. Returns the milliseconds to wait, 0 for an answer. */
async function run({ meter }: ReturnType<typeof shop>, query: Query, sessionId: string | null = null) {
  const one = meter(ADDRESS, query.isContinued ? { 'x-visit-continued': '1' } : {})
  try {
    await one.enter()
    await one.hold(query.requested, sessionId)
    for (let call = 0; call < query.calls; call += 1) {
      one.note({ endpoint: 'search', ms: 1, status: '200', cached: false, bytes: query.bytes / query.calls })
    }
    return 0
  } catch (error) {
    if (!(error instanceof RequestRefusal)) throw error
    return Number(error.headers['retry-after']) * 1_000
  } finally {
    one.settle()
    await Promise.resolve()
  }
}

async function open(front: ReturnType<typeof shop>, sessionId: string | null = null): Promise<number> {
  for (const query of PAGE) {
    const wait = await run(front, query, sessionId)
    if (wait > 0) return wait
  }
  return 0
}

describe('one address', () => {
  it('is never refused while a visitor opens a new page every second for an hour', async () => {
    const front = shop()
    for (let second = 0; second < 3_600; second += 1) {
      front.clock.ms = second * 1_000
      expect(await open(front, 'session')).toBe(0)
    }
  })

  it('is never refused while thirty phones behind it open a new page every three seconds for an hour', async () => {
    const front = shop()
    for (let second = 0; second < 3_600; second += 1) {
      front.clock.ms = second * 1_000
      for (let phone = second % 3; phone < 30; phone += 3) expect(await open(front, `phone-${phone}`)).toBe(0)
    }
  })

  it('may have thirty phones open the same page at once', async () => {
    const front = shop()
    const waits = await Promise.all(Array.from({ length: 30 }, (_, phone) => open(front, `phone-${phone}`)))
    expect(waits).toEqual(Array(30).fill(0))
  })

  it('is refused when it sends costly documents without end, and may go on after the reported wait', async () => {
    const front = shop()
    const heavy = { requested: COST_MAX_SHOP, calls: 4, bytes: 800_000 }
    let asked = 0
    let wait = 0
    while (wait === 0 && asked < 1_000) {
      wait = await run(front, heavy)
      asked += 1
    }
    expect(asked).toBeLessThan(300)
    expect(wait).toBeGreaterThan(0)
    front.clock.ms += wait
    expect(await run(front, heavy)).toBe(0)
  })

  it('is refused when it sends four hundred documents at once that are refused', async () => {
    const front = shop()
    const outcomes = await Promise.all(
      Array.from({ length: 400 }, async () => {
        const one = front.meter()
        await one.enter()
        await one.refuse()
      }).map((outcome) =>
        outcome.then(
          () => 'refused',
          () => 429,
        ),
      ),
    )
    expect(outcomes.filter((outcome) => outcome === 429).length).toBeGreaterThan(100)
  })
})

it('asks for room for a whole page before its first query, so that none is answered by half', async () => {
  const front = shop()
  const one = front.meter()
  await one.enter()
  await one.hold(0, null)
  // Leaves less than a page holds, but more than its first query does.
  await front.meter(ADDRESS, { 'x-visit-continued': '1' }).hold((RATE_BURST_ADDRESS - VISIT_RESERVE / 2) * 10, null)
  expect(await run(front, PAGE[0]!)).toBeGreaterThan(0)
  expect(await run(front, PAGE[1]!)).toBe(0)
})

it('gives back what a refused request has taken', async () => {
  const front = shop()
  const spend = front.meter()
  await spend.enter()
  await spend.hold(RATE_BURST_SESSION * 10, 's')
  const before = front.meter()
  await before.enter()
  const left = before.quota()!.remaining
  expect(await run(front, { requested: 100, calls: 0, bytes: 0 }, 's')).toBeGreaterThan(0)
  const after = front.meter()
  await after.enter()
  // The fees of the two that look, and nothing of the one that was refused.
  expect(left - after.quota()!.remaining).toBe(10)
})

it('counts each payer by itself', async () => {
  const front = shop()
  const spent = front.meter({ kind: 'partner', name: 'acme' })
  await spent.hold(1e9, null)
  await expect(front.meter({ kind: 'partner', name: 'acme' }).enter()).rejects.toThrow(RequestRefusal)
  await front.meter({ kind: 'partner', name: 'other' }).enter()
  await front.meter({ kind: 'storefront' }).enter()
  await front.meter().enter()
})

it('limits nothing at factor 0, nor while the shared store is away', async () => {
  const off = shop(0)
  const free = off.meter()
  await free.enter()
  await free.hold(1e9, null)
  await free.refuse()
  expect(free.quota()).toBeNull()
  const away = async () => Promise.reject(new SharedStoreUnavailable())
  const front = shop()
  const lost = front.meter(ADDRESS, {}, { ...createMemoryStore(), takeFromBuckets: away, settleBuckets: away })
  await lost.enter()
  await lost.hold(1e9, 's')
  expect(lost.quota()).toBeNull()
  expect(front.rateFailedOpen).toHaveBeenCalledTimes(2)
})
