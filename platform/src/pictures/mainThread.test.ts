import { join } from 'node:path'
import { expect, test } from 'vitest'
import { loadedBy } from '../testing/loadedBy.ts'

const SOURCE = join(import.meta.dirname, '..')

test('the thread that answers shoppers can neither draw nor encode', () => {
  const loaded = loadedBy('main.ts', SOURCE)
  expect(loaded).toContain('pictures/picturePool.ts')
  expect(loaded.filter((name) => /loadDraw|makePicture|encodePicture|redrawPhoto|sharp$/.test(name))).toEqual([])
})

test('the worker loads what the main thread must not', () => {
  const loaded = loadedBy('pictures/pictureWorker.ts', SOURCE)
  expect(loaded).toEqual(
    expect.arrayContaining(['pictures/loadDraw.ts', 'pictures/makePicture.ts', 'pictures/redrawPhoto.ts']),
  )
  expect(loaded.some((name) => name.endsWith('sharp'))).toBe(true)
})
