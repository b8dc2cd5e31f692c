import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createVariantCache } from './variantCache.ts'

const key = { source: 'a sofa', width: 40, height: 40, action: 'fit', format: 'webp' }
const FILE_TIME_STEP_MS = 20
let directory = ''
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'variants-'))
})
afterEach(() => rm(directory, { recursive: true }))

test('the same variant requested many times at once is made once', async () => {
  const cache = createVariantCache(join(directory, 'made', 'later'))
  const make = vi.fn(async () => Buffer.from('picture'))
  const all = await Promise.all(Array.from({ length: 20 }, () => cache.get(key, make)))
  expect(make).toHaveBeenCalledTimes(1)
  expect(new Set(all.map(String))).toEqual(new Set(['picture']))
})

test('a kept variant is read, not made again, also by the next process', async () => {
  await createVariantCache(directory).get(key, async () => Buffer.from('picture'))
  const make = vi.fn(async () => Buffer.from('another'))
  expect(String(await createVariantCache(directory).get(key, make))).toBe('picture')
  expect(make).not.toHaveBeenCalled()
})

test('every part of the key distinguishes variants', async () => {
  const cache = createVariantCache(directory)
  for (const part of [{}, { source: 'b' }, { width: 41 }, { height: 41 }, { action: 'resize' }, { format: 'avif' }]) {
    await cache.get({ ...key, ...part }, async () => Buffer.from('x'))
  }
  expect(await readdir(directory)).toHaveLength(6)
})

test('a failure is not kept and leaves no draft behind', async () => {
  const cache = createVariantCache(directory)
  await expect(cache.get(key, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await readdir(directory)).toEqual([])
  expect(String(await cache.get(key, async () => Buffer.from('picture')))).toBe('picture')
})

test('drafts of a process that ended while it wrote are removed, those of one that writes are not', async () => {
  const [left, written] = [join(directory, 'a.webp.1.part'), join(directory, 'b.webp.2.part')]
  for (const path of [left, written]) await writeFile(path, 'half')
  const before = new Date(Date.now() - 2 * 3_600_000)
  await utimes(left, before, before)
  await createVariantCache(directory).get(key, async () => Buffer.from('picture'))
  expect((await readdir(directory)).filter((name) => name.endsWith('.part'))).toEqual(['b.webp.2.part'])
})

test('the folder is bounded in bytes: what was used longest ago goes first, also after a restart', async () => {
  const make = async () => Buffer.alloc(1_000)
  const keyOf = (width: number) => ({ ...key, width })
  const isMade = async (cache: ReturnType<typeof createVariantCache>, width: number) => {
    let made = false
    await cache.get(keyOf(width), () => {
      made = true
      return make()
    })
    return made
  }
  const cache = createVariantCache(directory, { maxBytes: 3_500 })
  for (const width of [1, 2, 3]) await isMade(cache, width)
  // The next process takes the order from file times, which have a resolution of a few milliseconds.
  await wait(FILE_TIME_STEP_MS)
  expect(await isMade(cache, 1)).toBe(false)
  await wait(FILE_TIME_STEP_MS)
  await isMade(cache, 4)
  expect(await readdir(directory)).toHaveLength(3)
  const next = createVariantCache(directory, { maxBytes: 2_500 })
  expect(await isMade(next, 4)).toBe(false)
  expect(await readdir(directory)).toHaveLength(2)
  expect([await isMade(next, 1), await isMade(next, 2)]).toEqual([false, true])
})

test('a disk that refuses costs the keeping, not the picture', async () => {
  const file = join(directory, 'file')
  await writeFile(file, '')
  const refused = vi.fn()
  const cache = createVariantCache(join(file, 'below'), { onStoreFailure: refused })
  expect(String(await cache.get(key, async () => Buffer.from('picture')))).toBe('picture')
  expect(refused).toHaveBeenCalledTimes(1)
})
