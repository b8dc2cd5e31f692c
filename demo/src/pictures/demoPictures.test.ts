import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createPicturePool } from '@hogar/platform/pictures/picturePool.ts'
import { loadedBy } from '@hogar/platform/testing/loadedBy.ts'
import { demoPictures } from './demoPictures.ts'
import { draw } from './draw.ts'
import { ILLUSTRATION_KINDS } from './illustrationSpec.ts'
import { placeholderSpec } from './placeholders/placeholderSpec.ts'

const SOURCE = join(import.meta.dirname, '..')
const spec = placeholderSpec('sofa')

test('every kind has a stand-in and every scene a wide picture, and no other name has one', () => {
  for (const kind of ILLUSTRATION_KINDS) {
    const drawing = demoPictures.named(`/placeholder/${kind}`)
    expect(drawing).toMatchObject({ natural: { width: 1200, height: 1200 }, subject: { spec: { kind } } })
  }
  for (const scene of demoPictures.scenes) {
    const drawing = demoPictures.named(`/scenes/${scene}`)
    expect(drawing).toEqual({ natural: { width: 1600, height: 900 }, subject: { kind: 'scene', scene } })
  }
  expect(demoPictures.named('/placeholder/dragon')).toBeNull()
  expect(demoPictures.named('/scenes/moon')).toBeNull()
})

test('a stored picture is a drawing, and what is not one is none', () => {
  expect(demoPictures.stored({ spec, view: 'front' })).toMatchObject({
    subject: { kind: 'product', spec, view: 'front' },
  })
  expect(demoPictures.stored({ spec: { kind: 'sofa' }, view: 'front' })).toBeNull()
  expect(demoPictures.stored({ spec: { ...spec, kind: 'dragon' }, view: 'front' })).toBeNull()
  expect(demoPictures.stored({ spec, view: 'behind' })).toBeNull()
  expect(() => draw({ kind: 'product', spec: { kind: 'sofa' }, view: 'front' }, 1)).toThrow('no subject')
})

test('the placeholder of a product with any name can be drawn', () => {
  for (const name of ['Sillón Oslo', 'Tisch', 'Lavatrice', 'Something else', '']) {
    expect(demoPictures.named(demoPictures.standIn([name]).replace(/\.jpg$/, ''))).not.toBeNull()
  }
  expect(demoPictures.standIn(['Silla Ñandú', 'Sillas'])).toBe('/placeholder/diningChair.jpg')
})

test('the workers of the platform draw products and scenes', async () => {
  const pool = createPicturePool(demoPictures.drawModule)
  const request = { width: 60, height: 40, action: 'fit', format: 'webp', path: '/x' } as const
  const drawings = ['/placeholder/vase', '/scenes/terrace'].map((path) => demoPictures.named(path))
  const [product, scene] = await Promise.all(drawings.map((drawing) => pool.make(drawing!, request)))
  const read = { format: 'webp', width: 60, height: 40 }
  expect(await sharp(product).metadata()).toMatchObject(read)
  expect(await sharp(scene).metadata()).toMatchObject(read)
  expect(product!.equals(scene!)).toBe(false)
  await pool.close()
})

test('the thread that answers shoppers loads nothing that draws; the module for workers does', () => {
  const drawing = /drawPicture|drawScene|drawRoom|sharp$/
  expect(loadedBy('demoCatalogue.ts', SOURCE).filter((name) => drawing.test(name))).toEqual([])
  expect(loadedBy('pictures/draw.ts', SOURCE)).toEqual(
    expect.arrayContaining(['pictures/drawPicture.ts', 'pictures/scenes/drawRoomScene.ts']),
  )
})
