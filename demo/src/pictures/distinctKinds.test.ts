import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawPicture } from './drawPicture.ts'
import { ILLUSTRATION_KINDS } from './illustrationSpec.ts'
import { blueprintOf } from './kinds/blueprint.ts'
import { KIND_BUILDERS } from './kinds/kindBuilders.ts'
import { placeholderSpec } from './placeholders/placeholderSpec.ts'
import { brokenText } from './testing/brokenText.ts'

const SIDE = 32
const COARSE = 1200 / SIDE / 4
/** A quarter of the density of a whole picture: blurring its shadows takes a renderer longer than all else. */
const PRINT_DENSITY = 18
const STYLES = [0, 1, 2, 3, 4, 5, 6, 7] as const
/** Mean difference of two prints, in grey levels, below which a shopper could take one for the other. */
const LEAST_DIFFERENCE = 3
/** By kind: each is drawn once for all that is asked of its picture. */
const prints = new Map<string, number[]>()

/** A small grey print with its own mean taken out, so that only the form counts. */
async function print(svg: string): Promise<number[]> {
  const raw = await sharp(Buffer.from(svg), { density: PRINT_DENSITY }).resize(SIDE, SIDE).greyscale().raw().toBuffer()
  const mean = raw.reduce((sum, value) => sum + value, 0) / raw.length
  return [...raw].map((value) => value - mean)
}

test.each(ILLUSTRATION_KINDS.map((kind, index) => ({ kind, other: index % 2 === 0 ? 'front' : 'detail' }) as const))(
  '$kind is drawn as valid SVG, from the corner and in $other view',
  async ({ kind, other }) => {
    for (const view of [other, 'three-quarter'] as const) {
      const svg = drawPicture(placeholderSpec(kind), view, COARSE)
      expect(brokenText(svg)).toBeNull()
      prints.set(kind, await print(svg))
      expect(prints.get(kind)?.some((value) => Math.abs(value) > 10)).toBe(true)
    }
  },
)

test.each(ILLUSTRATION_KINDS)('%s has a form of finite size in every style', (kind) => {
  for (const variant of STYLES) {
    const solids = KIND_BUILDERS[kind](blueprintOf({ ...placeholderSpec(kind), variant }))
    const numbers = solids
      .flatMap(({ patches }) => patches.flatMap(({ points, normals }) => [...points, ...normals]))
      .flat()
    expect(numbers.length).toBeGreaterThan(50)
    expect(numbers.every(Number.isFinite)).toBe(true)
  }
})

test('no two kinds look alike at the size of a stamp', () => {
  expect(prints.size).toBe(ILLUSTRATION_KINDS.length)
  const all = [...prints]
  const tooNear: string[] = []
  for (const [index, [kind, own]] of all.entries()) {
    for (const [other, theirs] of all.slice(index + 1)) {
      const difference = own.reduce((sum, value, pixel) => sum + Math.abs(value - (theirs[pixel] ?? 0)), 0) / own.length
      if (difference < LEAST_DIFFERENCE) tooNear.push(`${kind} and ${other}: ${difference.toFixed(1)}`)
    }
  }
  expect(tooNear).toEqual([])
})
