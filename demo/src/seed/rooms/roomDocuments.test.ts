import { stores } from '@hogar/platform/stores.ts'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { demoPictures } from '../../pictures/demoPictures.ts'
import { draw } from '../../pictures/draw.ts'
import { SCENE_SIZE } from '../../pictures/drawing.ts'
import { brokenText } from '../../pictures/testing/brokenText.ts'
import { planCatalogue } from '../plan/planCatalogue.ts'
import { seedRooms } from '../seedCatalogue.ts'
import { roomPictures } from './roomDocuments.ts'

const pictures = roomPictures(planCatalogue())
const drawn = new Set(pictures.map(({ path }) => path))
/** Picture on a phone of 390 pixels, and the side of a point, in pixels. */
const PHONE = { width: 358, height: (358 * 9) / 16, point: 44 }

describe.each(stores.map((store) => ({ code: store.code, store })))('the rooms of $code', ({ code, store }) => {
  const rooms = seedRooms(store)

  test('are at least two, with names of their own, texts and a picture', () => {
    expect(rooms.length).toBeGreaterThanOrEqual(code === 'hogar' ? 4 : 2)
    expect(new Set(rooms.map(({ slug }) => slug)).size).toBe(rooms.length)
    for (const { slug, content } of rooms) {
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(Object.values(content).every((words) => words.trim().length > 2)).toBe(true)
      expect(drawn.has(content.image)).toBe(true)
    }
  })

  test('have points inside of the picture, apart enough for a thumb, each of another product', () => {
    for (const { slug, points } of rooms) {
      expect(new Set(points.map(({ sku }) => sku)).size).toBe(points.length)
      expect(points.length, slug).toBeGreaterThanOrEqual(5)
      for (const [at, { x, y }] of points.entries()) {
        expect([slug, at, x > 4 && x < 96 && y > 4 && y < 96]).toEqual([slug, at, true])
        const close = points.slice(at + 1).filter((other) => {
          const across = (Math.abs(other.x - x) * PHONE.width) / 100
          const down = (Math.abs(other.y - y) * PHONE.height) / 100
          return across < PHONE.point && down < PHONE.point
        })
        expect([slug, at, close]).toEqual([slug, at, []])
      }
    }
  })
})

test.each(pictures)('$path is a valid wide picture, the same every time', async (picture) => {
  const drawing = demoPictures.stored(JSON.parse(JSON.stringify(picture)))
  expect(drawing?.natural).toEqual(SCENE_SIZE)
  const svg = draw(drawing?.subject, 8)
  expect(brokenText(svg)).toBeNull()
  expect(draw(drawing?.subject, 8) === svg).toBe(true)
  expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject(SCENE_SIZE)
})
