import sharp from 'sharp'
import { expect, test } from 'vitest'
import { PICTURE_SIZE } from './drawing.ts'
import { drawPicture } from './drawPicture.ts'
import { MATERIALS } from './illustrationSpec.ts'
import type { IllustrationKind, IllustrationSpec } from './illustrationSpec.ts'
import { placeholderSpec } from './placeholders/placeholderSpec.ts'
import { brokenText } from './testing/brokenText.ts'

/** Picture units to a pixel: enough to distinguish a drawing from an empty picture, at a third of the work. */
const COARSE = 4
/** One kind for each sort of room. */
const ROOM_KINDS: readonly IllustrationKind[] = [
  'sofa',
  'armchair',
  'vase',
  'mirror',
  'pendantLamp',
  'stove',
  'blender',
  'gardenTable',
  'rug',
  'bicycle',
  'television',
  'bed',
  'headboard',
  'mattress',
  'cushion',
  'nightstand',
  'airConditioner',
]

async function expectDrawn(svg: string): Promise<void> {
  expect(brokenText(svg)).toBeNull()
  const { format, width, height } = await sharp(Buffer.from(svg)).metadata()
  expect({ format, width, height }).toEqual({ format: 'svg', width: PICTURE_SIZE, height: PICTURE_SIZE })
}

test.each(ROOM_KINDS)('%s is drawn in its room', async (kind) => {
  await expectDrawn(drawPicture(placeholderSpec(kind), 'room', COARSE))
})

test.each(MATERIALS)('%s is drawn', async (material) => {
  await expectDrawn(
    drawPicture({ ...placeholderSpec('bench'), variant: 1, primary: { material, color: '#7a8b99' } }, 'detail', COARSE),
  )
})

test('the same spec gives the same text, another variant another one', () => {
  const spec = placeholderSpec('sofa')
  const drawn = drawPicture(spec, 'three-quarter')
  expect(drawPicture(structuredClone(spec), 'three-quarter') === drawn).toBe(true)
  expect(drawPicture({ ...spec, variant: 1 }, 'three-quarter') === drawn).toBe(false)
})

test('a small picture is drawn with far fewer strokes and the same outline', async () => {
  const spec = placeholderSpec('sofa')
  const [fine, coarse] = [drawPicture(spec, 'three-quarter'), drawPicture(spec, 'three-quarter', COARSE)]
  expect(coarse.length).toBeLessThan(fine.length * 0.7)
  const [a, b] = [await mask(fine), await mask(coarse)]
  expect(a.filter((inside, index) => inside !== b[index]).length).toBeLessThan(a.filter(Boolean).length * 0.05)
})

test('another colour changes the colours and no line', () => {
  const grey: IllustrationSpec = { ...placeholderSpec('sofa'), primary: { material: 'linen', color: '#8a8a88' } }
  const green: IllustrationSpec = { ...grey, primary: { material: 'linen', color: '#2f5d4a' } }
  const lines = (svg: string) => [...svg.matchAll(/ d="([^"]*)"/g)].map(([, data]) => data)
  const [first, second] = [drawPicture(grey, 'three-quarter'), drawPicture(green, 'three-quarter')]
  expect(first === second).toBe(false)
  expect(lines(first).length).toBeGreaterThan(100)
  expect(lines(first).join() === lines(second).join()).toBe(true)
})

test('another material keeps the silhouette', async () => {
  const linen: IllustrationSpec = { ...placeholderSpec('sofa'), primary: { material: 'linen', color: '#555555' } }
  const velvet: IllustrationSpec = { ...linen, primary: { material: 'velvet', color: '#2f5d4a' } }
  const [a, b] = [await mask(drawPicture(linen, 'three-quarter')), await mask(drawPicture(velvet, 'three-quarter'))]
  const different = a.filter((inside, index) => inside !== b[index]).length
  expect(a.filter(Boolean).length).toBeGreaterThan(800)
  expect(different).toBeLessThan(a.filter(Boolean).length * 0.05)
})

test('sizes and colours that make no sense are still drawn', async () => {
  const dimensions = { width: Number.NaN, height: -4, depth: 1e9 }
  await expectDrawn(
    drawPicture(
      { kind: 'dresser', variant: -2.5, primary: { material: 'oak', color: 'red' }, dimensions },
      'three-quarter',
    ),
  )
})

/** Which pixels of a small print are product and not ground. */
async function mask(svg: string): Promise<boolean[]> {
  const raw = await sharp(Buffer.from(svg)).resize(96, 96).greyscale().raw().toBuffer()
  return [...raw].map((value) => value < 150)
}
