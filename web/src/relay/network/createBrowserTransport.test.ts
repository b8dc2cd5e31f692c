import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ANSWER_TIMEOUT_MS } from '../limits.ts'
import { createBrowserTransport } from './createBrowserTransport.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Reads the answer of a shop that `fetch` plays, with the signal of a request. */
async function read(fetch: (signal: AbortSignal) => Promise<Response>, signal = new AbortController().signal) {
  const transport = createBrowserTransport({
    storeCode: 'hogar',
    fetch: (_address, init) => fetch(init?.signal ?? new AbortController().signal),
  })
  const answers: unknown[] = []
  for await (const answer of transport({ id: 'id', name: 'Read', variables: {}, signal })) answers.push(answer)
  return answers
}

/** Rejects once a request is aborted, as everything of a browser does that waits for a network. */
const untilAborted = (signal: AbortSignal) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
  })

const headers = { 'content-type': 'application/json' }

test.each([
  ['whose head never comes', untilAborted],
  [
    'whose body never ends',
    (signal: AbortSignal) => {
      const body = new ReadableStream({
        start: (controller) => void untilAborted(signal).catch((error: unknown) => controller.error(error)),
      })
      return Promise.resolve(new Response(body, { headers }))
    },
  ],
])('an answer %s fails as unreachable', async (_what, fetch) => {
  const failed = expect(read(fetch)).rejects.toMatchObject({ kind: 'unreachable' })
  await vi.advanceTimersByTimeAsync(ANSWER_TIMEOUT_MS)
  await failed
})

test('an answer that is there in time is read, and leaves no timer', async () => {
  await expect(read(() => Promise.resolve(Response.json({ data: 1 })))).resolves.toEqual([{ data: 1 }])
  expect(vi.getTimerCount()).toBe(0)
})

test('a request that its page gives up ends at once', async () => {
  const page = new AbortController()
  const failed = expect(read(untilAborted, page.signal)).rejects.toMatchObject({ kind: 'unreachable' })
  page.abort()
  await failed
  expect(vi.getTimerCount()).toBe(0)
})

test('a wait until a time is counted by the clock of the answer: that of the device may be wrong by days', async () => {
  vi.setSystemTime('2026-11-15T10:00:00Z')
  const answer = new Response('', {
    status: 503,
    headers: { date: 'Fri, 20 Nov 2026 10:00:00 GMT', 'retry-after': 'Fri, 20 Nov 2026 10:00:30 GMT' },
  })
  await expect(read(() => Promise.resolve(answer))).rejects.toMatchObject({ retryAfterMs: 30_000 })
})
