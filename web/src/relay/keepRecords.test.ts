// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetDevice } from '../customers/forgetDevice.ts'
import { openShopDatabase } from '../offline/storage/database.ts'
import type { RelayShop } from './environment.ts'
import { keepRecords } from './keepRecords.ts'
import { SAVE_RECORDS_THROTTLE_MS } from './limits.ts'

vi.mock('../offline/storage/database.ts')

/** Stored records, and a disk whose writes the test delays and resumes. */
let records: unknown
let notes: Set<string>
let disk: { whenReady: Promise<void>; goOn: () => void }
let listeners: AbortController

beforeEach(() => {
  vi.useFakeTimers()
  window.hogarIsForgotten = false
  records = undefined
  notes = new Set()
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
        put: async (key: string) => void opened.add(key),
        delete: async (key: string) => opened.delete(key),
        keys: async () => [...opened],
      }
    },
    delete: async () => void (notes = new Set()),
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
  const shop = {
    source: { toJSON: () => ({ ana: { __id: 'ana', __typename: 'Customer', firstName: 'Ana' } }) },
    onChange: (listener: () => void) => {
      change = listener
      return () => undefined
    },
  }
  return { kept: () => keepRecords(shop as unknown as RelayShop, 'hogar'), change: () => change() }
}
const afterAWhile = () => vi.advanceTimersByTimeAsync(SAVE_RECORDS_THROTTLE_MS * 2)

test('a page is kept a moment after it stands, and noted as one that is', async () => {
  await openPage().kept()
  await afterAWhile()
  expect(JSON.stringify(records)).toContain('Ana')
  expect([...notes]).toEqual([location.href])
})

test('what is being written while the account is closed is not there afterwards', async () => {
  disk.whenReady = new Promise((goOn) => (disk.goOn = goOn))
  await openPage().kept()
  await afterAWhile()
  expect(JSON.stringify(records)).toContain('Ana')
  await forgetDevice('hogar')
  disk.goOn()
  await afterAWhile()
  expect([records, [...notes]]).toEqual([undefined, []])
})

test('a note that is being made while the account is closed is not there afterwards', async () => {
  const page = openPage()
  await page.kept()
  const noting = vi.advanceTimersByTimeAsync(SAVE_RECORDS_THROTTLE_MS)
  await Promise.all([noting, forgetDevice('hogar')])
  await afterAWhile()
  expect([records, [...notes]]).toEqual([undefined, []])
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
  expect([records, [...notes]]).toEqual([undefined, []])
})
