import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const SOURCE = join(import.meta.dirname, '..')

/** Every file and package that runs when `file` is imported; types leave nothing behind. */
function loadedBy(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(
    /^(?:import|export) (?!type\b)(?:[^';=(]* from )?'([^']+)'/gm,
  )) {
    if (name.startsWith('.')) loadedBy(join(dirname(file), name), seen)
    else seen.add(name)
  }
  return seen
}

const namesFrom = (file: string) => [...loadedBy(join(SOURCE, file))].map((name) => relative(SOURCE, name))

test('the thread that answers shoppers can neither draw nor encode', () => {
  const loaded = namesFrom('main.ts')
  expect(loaded).toContain('pictures/picturePool.ts')
  expect(
    loaded.filter((name) => /drawPicture|drawScene|drawRoom|makePicture|encodePicture|redrawPhoto|sharp$/.test(name)),
  ).toEqual([])
})

test('the worker loads what the main thread must not', () => {
  const loaded = namesFrom('pictures/pictureWorker.ts')
  expect(loaded).toEqual(
    expect.arrayContaining(['pictures/drawPicture.ts', 'pictures/redrawPhoto.ts', 'pictures/scenes/drawRoomScene.ts']),
  )
  expect(loaded.some((name) => name.endsWith('sharp'))).toBe(true)
})
