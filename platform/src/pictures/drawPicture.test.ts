import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { PICTURE_SIZE } from './drawing.ts'
import { drawPicture } from './drawPicture.ts'
import { ILLUSTRATION_KINDS, MATERIALS, PICTURE_VIEWS } from './illustrationSpec.ts'
import type { IllustrationKind, IllustrationSpec } from './illustrationSpec.ts'
import { blueprintOf } from './kinds/blueprint.ts'
import { KIND_BUILDERS } from './kinds/kindBuilders.ts'
import { placeholderSpec } from './placeholderSpec.ts'

const STUDIO_VIEWS = PICTURE_VIEWS.filter((view) => view !== 'room')
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
  expect(/.{20}(NaN|Infinity|undefined).{20}/.exec(svg)?.[0]).toBeUndefined()
  const { format, width, height } = await sharp(Buffer.from(svg)).metadata()
  expect({ format, width, height }).toEqual({ format: 'svg', width: PICTURE_SIZE, height: PICTURE_SIZE })
}

describe.each(ILLUSTRATION_KINDS)('%s', (kind) => {
  test('is drawn as valid SVG from every side', async () => {
    for (const view of STUDIO_VIEWS) await expectDrawn(drawPicture(placeholderSpec(kind), view))
  })

  test.each([0, 1, 2, 3, 4, 5, 6, 7])('has a form of finite size in style %i', (variant) => {
    const solids = KIND_BUILDERS[kind](blueprintOf({ ...placeholderSpec(kind), variant }))
    const numbers = solids
      .flatMap(({ patches }) => patches.flatMap(({ points, normals }) => [...points, ...normals]))
      .flat()
    expect(numbers.length).toBeGreaterThan(50)
    expect(numbers.every(Number.isFinite)).toBe(true)
  })
})

test.each(ROOM_KINDS)('%s is drawn in its room', async (kind) => {
  await expectDrawn(drawPicture(placeholderSpec(kind), 'room'))
})

test.each(MATERIALS)('%s is drawn', async (material) => {
  await expectDrawn(
    drawPicture({ ...placeholderSpec('bench'), variant: 1, primary: { material, color: '#7a8b99' } }, 'detail'),
  )
})

test('the same spec gives the same text, another variant another one', () => {
  const spec = placeholderSpec('sofa')
  const drawn = drawPicture(spec, 'three-quarter')
  expect(drawPicture(structuredClone(spec), 'three-quarter') === drawn).toBe(true)
  expect(drawPicture({ ...spec, variant: 1 }, 'three-quarter') === drawn).toBe(false)
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
