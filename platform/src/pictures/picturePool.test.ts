import { afterEach, expect, test } from 'vitest'
import sharp from 'sharp'
import { QueueFullError } from './encodeQueue.ts'
import type { ImageRequest } from './imageRequest.ts'
import { PICTURE_QUEUE_MAX, PICTURE_WORKERS_MAX } from './limits.ts'
import { createPicturePool } from './picturePool.ts'
import type { PicturePool } from './picturePool.ts'
import type { Drawing } from './pictureSource.ts'
import { testPictures } from '../testing/testPictures.ts'

const SPOILT = new URL('./testing/spoiltPictureWorker.ts', import.meta.url)
const request: ImageRequest = { width: 60, height: 40, action: 'fit', format: 'webp', path: '/x' }
const drawingOf = (subject: string): Drawing => ({ natural: { width: 1200, height: 1200 }, subject })

let pool: PicturePool
afterEach(() => pool.close())

test('a worker draws and encodes the requested picture', async () => {
  pool = createPicturePool(testPictures.drawModule)
  const [product, scene] = await Promise.all([
    pool.make(drawingOf('vase'), request),
    pool.make({ natural: { width: 1600, height: 900 }, subject: 'terrace' }, request),
  ])
  const read = { format: 'webp', width: 60, height: 40 }
  expect(await sharp(product).metadata()).toMatchObject(read)
  expect(await sharp(scene).metadata()).toMatchObject(read)
  expect(product.equals(scene)).toBe(false)
})

test('no more threads than cores are spared for pictures', async () => {
  pool = createPicturePool(null, SPOILT)
  const threads = await Promise.all(Array.from({ length: 12 }, () => pool.make(drawingOf('vase'), request)))
  expect(new Set(threads.map(String)).size).toBe(PICTURE_WORKERS_MAX)
})

test('a dying worker fails its own picture only, and a new one takes over', async () => {
  pool = createPicturePool(null, SPOILT)
  const settled = await Promise.allSettled(
    (['gift', 'vase', 'gift', 'lounger'] as const).map((kind) => pool.make(drawingOf(kind), request)),
  )
  expect(settled.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'fulfilled'])
  expect(settled[0]).toMatchObject({ reason: { message: 'The picture worker ended with code 3' } })
  expect(pool.isIdle()).toBe(true)
  expect(String(await pool.make(drawingOf('vase'), request))).toMatch(/^\d+$/)
})

test('an error in a drawing comes back, and the worker lives on', async () => {
  pool = createPicturePool(null, SPOILT)
  const before = await pool.make(drawingOf('vase'), request)
  await expect(pool.make(drawingOf('toy'), request)).rejects.toThrow('toys cannot be drawn')
  expect(String(await pool.make(drawingOf('vase'), request))).toBe(String(before))
})

test('more pictures than may wait are refused', async () => {
  pool = createPicturePool(null, SPOILT)
  const endless = Array.from({ length: PICTURE_WORKERS_MAX + PICTURE_QUEUE_MAX }, () =>
    pool.make(drawingOf('rug'), request).catch((error: unknown) => error),
  )
  await expect(pool.make(drawingOf('vase'), request)).rejects.toBeInstanceOf(QueueFullError)
  await pool.close()
  expect(await Promise.all(endless)).toHaveLength(PICTURE_WORKERS_MAX + PICTURE_QUEUE_MAX)
})

test('closing ends the workers with what they draw, and nothing starts them again', async () => {
  pool = createPicturePool(null, SPOILT)
  const endless = pool.make(drawingOf('rug'), request)
  expect(pool.isIdle()).toBe(false)
  await pool.close()
  await expect(endless).rejects.toThrow('The picture worker ended')
  await expect(pool.make(drawingOf('vase'), request)).rejects.toThrow('The picture workers are closed')
})
