import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { setCut } from './cutOff.ts'
import { isOnline } from '../isOnline.ts'
import { findCutOff } from './findCutOff.ts'
import { PROBE_PAUSE_MS, PROBE_TIMEOUT_MS } from './limits.ts'

const reach = vi.fn<typeof fetch>()
let events: string[]

beforeEach(() => {
  vi.useFakeTimers()
  const page = Object.assign(new EventTarget(), { navigator: { onLine: true } })
  events = []
  for (const type of ['online', 'offline']) page.addEventListener(type, () => events.push(type))
  vi.stubGlobal('window', page)
  vi.stubGlobal('fetch', reach)
})
afterEach(() => {
  setCut(false)
  reach.mockReset()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a network that reaches nothing is none, until it does', async () => {
  reach.mockRejectedValueOnce(new TypeError('down')).mockRejectedValueOnce(new TypeError('down'))
  reach.mockResolvedValue(new Response(null, { status: 200 }))
  await findCutOff()
  expect([isOnline(), events]).toEqual([false, ['offline']])
  await vi.advanceTimersByTimeAsync(PROBE_PAUSE_MS)
  expect(isOnline()).toBe(false)
  await vi.advanceTimersByTimeAsync(PROBE_PAUSE_MS)
  expect([isOnline(), events]).toEqual([true, ['offline', 'online']])
})

test('a try without an answer ends', async () => {
  reach.mockImplementation(
    (_address, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
      }),
  )
  const found = findCutOff()
  await vi.advanceTimersByTimeAsync(PROBE_TIMEOUT_MS)
  await found
  expect(isOnline()).toBe(false)
})

test.each([200, 503])('a shop that answers %i is reached', async (status) => {
  reach.mockResolvedValue(new Response(null, { status }))
  await findCutOff()
  expect([isOnline(), events]).toEqual([true, []])
})

test('it is tried once at a time', async () => {
  reach.mockRejectedValue(new TypeError('down'))
  await findCutOff()
  await findCutOff()
  expect(reach).toHaveBeenCalledOnce()
})
