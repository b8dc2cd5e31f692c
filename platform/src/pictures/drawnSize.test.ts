import { expect, test } from 'vitest'
import { drawnSize } from './drawnSize.ts'

test.each([
  ['/s/a', 1, 1, 150, 150],
  ['/s/a', 150, 150, 150, 150],
  ['/s/a', 151, 10, 200, 200],
  ['/s/a', 10, 601, 800, 800],
  ['/s/a', 0, 300, 300, 300],
  ['/s/a', 1024, 1024, 1024, 1024],
  ['/s/a', 0, 0, 0, 0],
  ['/scenes/a', 1, 1, 480, 270],
  ['/scenes/a', 480, 271, 800, 450],
  ['/scenes/a', 1600, 1600, 1600, 900],
])('%s at %i by %i is drawn at %i by %i', (...[path, width, height, drawnWidth, drawnHeight]) => {
  expect(drawnSize(path, { width, height })).toEqual({ width: drawnWidth, height: drawnHeight })
})

test('a picture has eight sizes, for any requested size', () => {
  const sizes = new Set<string>()
  for (let width = 0; width <= 1024; width += 7) {
    for (let height = 0; height <= 1024; height += 13) sizes.add(JSON.stringify(drawnSize('/s/a', { width, height })))
  }
  expect(sizes.size).toBe(8)
})
