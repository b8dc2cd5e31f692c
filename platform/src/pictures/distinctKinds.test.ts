import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawPicture } from './drawPicture.ts'
import { ILLUSTRATION_KINDS } from './illustrationSpec.ts'
import { placeholderSpec } from './placeholderSpec.ts'

const SIDE = 32
/** Mean difference of two prints, in grey levels, below which a shopper could take one for the other. */
const LEAST_DIFFERENCE = 3

/** A small grey print with its own mean taken out, so that only the form counts. */
async function print(kind: (typeof ILLUSTRATION_KINDS)[number]): Promise<number[]> {
  const raw = await sharp(Buffer.from(drawPicture(placeholderSpec(kind), 'three-quarter')))
    .resize(SIDE, SIDE)
    .greyscale()
    .raw()
    .toBuffer()
  const mean = raw.reduce((sum, value) => sum + value, 0) / raw.length
  return [...raw].map((value) => value - mean)
}

test('no two kinds look alike at the size of a stamp', async () => {
  const prints = await Promise.all(ILLUSTRATION_KINDS.map(async (kind) => ({ kind, print: await print(kind) })))
  const tooNear: string[] = []
  for (const [index, a] of prints.entries()) {
    for (const b of prints.slice(index + 1)) {
      const difference =
        a.print.reduce((sum, value, pixel) => sum + Math.abs(value - (b.print[pixel] ?? 0)), 0) / a.print.length
      if (difference < LEAST_DIFFERENCE) tooNear.push(`${a.kind} and ${b.kind}: ${difference.toFixed(1)}`)
    }
  }
  expect(tooNear).toEqual([])
})
