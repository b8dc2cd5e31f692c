// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetDevice } from '../../customers/forgetDevice.ts'
import { openShopDatabase } from '../../offline/storage/openShopDatabase.ts'
import type { RelayShop } from '../createEnvironment.ts'
import { keepRecords } from './keepRecords.ts'
import { SAVE_RECORDS_THROTTLE_MS } from '../limits.ts'

vi.mock('../../offline/storage/openShopDatabase.ts')

/** Stored records, and a disk whose writes the test delays and resumes. */
let records: unknown
/** Noted pages, and when their data were read. */
let notes: Map<string, Response>
let disk: { whenReady: Promise<void>; goOn: () => void }
let listeners: AbortController

beforeEach(() => {
  vi.useFakeTimers()
  window.hogarIsForgotten = false
  records = undefined
  notes = new Map()
  disk = { whenReady: Promise.resolve(), goOn: () => undefined }
  listeners = new AbortController()
  const add = window.addEventListener.bind(window)
  vi.spyOn(window, 'addEventListener').mockImplementation((type: string, listener: unknown) =>
    add(type, listener as EventListener, { signal: listeners.signal }),
  )
  const clear = async () => void (records = undefined)
  vi.mocked(openShopDatabase).mockResolvedValue({
    get: async () => undefined,
    put: async (_room: string, value: unknown) => {
      records = value
      await disk.whenReady
    },
    transaction: () => ({ objectStore: () => ({ clear }), done: Promise.resolve() }),
    close: () => undefined,
  } as never)
  // As in browsers: a deleted cache stays with code that has it open, and cannot be opened again.
  vi.stubGlobal('caches', {
    open: async () => {
      const opened = notes
      return {
        put: async (key: string, note: Response) => void opened.set(key, note),
        match: async (key: string) => opened.get(key),
        delete: async (key: string) => opened.delete(key),
        keys: async () => [...opened.keys()],
      }
    },
    delete: async () => void (notes = new Map()),
  })
})
afterEach(() => {
  listeners.abort()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function openPage() {
  let change = () => {}
  let readAt: number | undefined
  const shop = {
    source: { toJSON: () => ({ ana: { __id: 'ana', __typename: 'Customer', firstName: 'Ana' } }) },
    lastReadAt: () => readAt,
    onChange: (listener: () => void) => {
      change = listener
      return () => undefined
    },
  }
  return {
    kept: () => keepRecords(shop as unknown as RelayShop, 'hogar'),
    change: () => change(),
    read: (time: number) => (readAt = time),
  }
}
const afterAWhile = () => vi.advanceTimersByTimeAsync(SAVE_RECORDS_THROTTLE_MS * 2)

test('a page is kept a moment after it stands, and noted as one that is', async () => {
  await openPage().kept()
  await afterAWhile()
  // The code that makes the note is loaded with the first one.
  await vi.waitFor(() => expect([...notes.keys()]).toEqual([location.href]))
  expect(JSON.stringify(records)).toContain('Ana')
})

test('the note of a page holds when its data were read, and offline the time of an earlier visit', async () => {
  const day = () => notes.get(location.href)?.headers.get('x-read-at')
  const page = openPage()
  await page.kept()
  await afterAWhile()
  // The shell of an earlier visit: nothing was read yet.
  await vi.waitFor(() => expect(notes.size).toBe(1))
  expect(day()).toBeNull()
  page.read(Date.parse('2026-11-26T15:00:00Z'))
  page.change()
  await afterAWhile()
  await vi.waitFor(() => expect(day()).toBe('2026-11-26T15:00:00.000Z'))
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  page.read(Date.parse('2026-11-28T15:00:00Z'))
  page.change()
  await afterAWhile()
  expect(day()).toBe('2026-11-26T15:00:00.000Z')
})

test('a page that is left before it could be kept is noted, too', async () => {
  const [time, before] = ['2026-11-26T15:00:00.000Z', location.pathname]
  const page = openPage()
  page.read(Date.parse(time))
  history.pushState(null, '', '/first')
  await page.kept()
  history.pushState(null, '', '/second')
  await afterAWhile()
  await vi.waitFor(() => expect(notes.size).toBe(2))
  expect([...notes].map(([address, note]) => [new URL(address).pathname, note.headers.get('x-read-at')])).toEqual([
    ['/first', time],
    ['/second', time],
  ])
  history.pushState(null, '', before)
})

test('what is being written while the account is closed is not there afterwards', async () => {
  disk.whenReady = new Promise((goOn) => (disk.goOn = goOn))
  await openPage().kept()
  await afterAWhile()
  expect(JSON.stringify(records)).toContain('Ana')
  await forgetDevice('hogar')
  disk.goOn()
  await afterAWhile()
  expect([records, [...notes.keys()]]).toEqual([undefined, []])
})

test('a note that is being made while the account is closed is not there afterwards', async () => {
  const page = openPage()
  await page.kept()
  const noting = vi.advanceTimersByTimeAsync(SAVE_RECORDS_THROTTLE_MS)
  await Promise.all([noting, forgetDevice('hogar')])
  await afterAWhile()
  expect([records, [...notes.keys()]]).toEqual([undefined, []])
})

test('nothing is kept of a page whose account was closed before it could be, nor when it is left', async () => {
  const page = openPage()
  const keeping = page.kept()
  await forgetDevice('hogar')
  await keeping
  await afterAWhile()
  page.change()
  await afterAWhile()
  window.dispatchEvent(new Event('pagehide'))
  await afterAWhile()
  expect([records, [...notes.keys()]]).toEqual([undefined, []])
})
