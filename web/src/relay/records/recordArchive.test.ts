import { beforeEach, expect, test, vi } from 'vitest'
import { openShopDatabase } from '../../offline/storage/openShopDatabase.ts'
import { SAVED_RECORDS_MAX_CHARACTERS } from '../limits.ts'
import { loadSnapshotRecords, openRecordArchive } from './recordArchive.ts'

vi.mock('../../offline/storage/openShopDatabase.ts')

const kept = new Map<string, unknown>()
const put = vi.fn((_store: string, value: unknown, key: string) => Promise.resolve(kept.set(key, value)))

beforeEach(() => {
  kept.clear()
  put.mockClear()
  const database = {
    get: (_store: string, key: string) => Promise.resolve(kept.get(key)),
    put,
    delete: (_store: string, key: string) => Promise.resolve(kept.delete(key)),
  }
  vi.mocked(openShopDatabase).mockResolvedValue(database as never)
})

const RECORDS = { sofa: { __id: 'sofa', __typename: 'SimpleProduct', urlPath: 'salas/sofa' } }

test('what is kept is there at the next visit', async () => {
  const archive = await openRecordArchive('hogar')
  expect(await archive.save(RECORDS)).toBe(true)
  expect(await loadSnapshotRecords('hogar')).toEqual(RECORDS)
})

test('a quota that is used up clears what was kept of pages', async () => {
  const archive = await openRecordArchive('hogar')
  await archive.save(RECORDS)
  put.mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'))
  expect(await archive.save(RECORDS)).toBe(false)
  expect(kept.size).toBe(0)
  expect(await archive.save(RECORDS)).toBe(true)
})

test('more than is meant to be kept clears it too', async () => {
  const archive = await openRecordArchive('hogar')
  await archive.save(RECORDS)
  expect(await archive.save({ big: { text: 'x'.repeat(SAVED_RECORDS_MAX_CHARACTERS) } })).toBe(false)
  expect(kept.size).toBe(0)
})

test('a browser that keeps nothing has nothing kept', async () => {
  vi.mocked(openShopDatabase).mockRejectedValue(new Error('private mode'))
  expect(await loadSnapshotRecords('hogar')).toEqual({})
})
