import { setTimeout as pause } from 'node:timers/promises'
import { DEFAULT_STORE } from '@hogar/schema/stores.ts'
import { expect, onTestFinished, test } from 'vitest'
import { createSession } from '../../session/createSession.ts'
import { json, startFakeServer } from '../../testing/startFakeServer.ts'
import { createUpstream } from '../createUpstream.ts'
import { ENDPOINTS } from '../endpoints.ts'
import { READS_AT_ONCE_MAX } from '../limits.ts'
import { createPlatformClient } from '../platformClient.ts'
import { createReadSlots } from './createReadSlots.ts'
import { createDeadline } from './deadline.ts'

/** Starts a platform that takes its time, and counts the calls that it has at once. */
async function startSlowPlatform(replyMs: number) {
  const calls = { open: 0, most: 0, all: 0 }
  const platform = await startFakeServer(async (_request, response) => {
    calls.all += 1
    calls.open += 1
    calls.most = Math.max(calls.most, calls.open)
    await pause(replyMs)
    calls.open -= 1
    json(response, { code: 200, result: [] })
  })
  const client = createPlatformClient({ url: platform.url, endpoints: ENDPOINTS, tokenInHeader: false })
  onTestFinished(async () => {
    await client.dispatcher.destroy()
    await platform.close()
  })
  const request = (budgetMs: number) =>
    createUpstream(client, {
      store: DEFAULT_STORE,
      session: createSession(null),
      deadline: createDeadline(budgetMs, 5_000),
      signal: new AbortController().signal,
      requestId: 'request-1',
    })
  const readMany = (budgetMs: number, count: number) => {
    const upstream = request(budgetMs)
    return Promise.allSettled(
      Array.from({ length: count }, (_, at) => upstream.call('stockList', { query: { skus: `SKU-${at}` } })),
    )
  }
  return { calls, client, readMany }
}

test('one request sends a bounded number of reads at a time, and reads all', async () => {
  const { calls, readMany } = await startSlowPlatform(50)
  const reads = await readMany(5_000, READS_AT_ONCE_MAX * 3)
  expect(reads.filter(({ status }) => status === 'rejected')).toEqual([])
  expect(calls.all).toBe(READS_AT_ONCE_MAX * 3)
  expect(calls.most).toBeLessThanOrEqual(READS_AT_ONCE_MAX)
})

test('reads that wait when the time of their request is over are not sent, and are no fault of the platform', async () => {
  const { calls, client, readMany } = await startSlowPlatform(2_000)
  const reads = await readMany(300, READS_AT_ONCE_MAX * 6)
  expect(reads.filter(({ status }) => status === 'fulfilled')).toEqual([])
  expect(calls.all).toBeLessThanOrEqual(READS_AT_ONCE_MAX)
  expect(new Set(client.breakers.states().values())).toEqual(new Set(['closed']))
})

test('a read that fails passes its slot on, in order', async () => {
  const inSlot = createReadSlots(1)
  const begun: number[] = []
  const reads = [0, 1, 2].map((at) =>
    inSlot(() => {
      begun.push(at)
      return at === 0 ? Promise.reject(new Error('down')) : Promise.resolve(at)
    }),
  )
  expect(await Promise.allSettled(reads)).toMatchObject([{ status: 'rejected' }, { value: 1 }, { value: 2 }])
  expect(begun).toEqual([0, 1, 2])
})
