import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { STORES } from '@hogar/schema/stores.ts'
import sharp from 'sharp'

/** Side of the square in which marks are drawn. */
const SIDE = 64
/** Part of a mark's size that is left in icons that systems cut to a circle: all of it is inside 80 % of the width. */
const MASKED_SCALE = 0.9

/** Icons of each store that no browser takes as SVG: of an installed shop, and of iOS's home screen. Sizes in pixels. */
export const ICONS = [
  { name: 'any-192', size: 192, isCut: false },
  { name: 'any-512', size: 512, isCut: false },
  { name: 'maskable-512', size: 512, isCut: true },
  { name: 'touch-180', size: 180, isCut: true },
] as const

/** Draws the icons of every store from its mark (`icons/{code}.svg`) into the folder `icons` of a build. */
export async function drawIcons(client: string): Promise<void> {
  const folder = join(client, 'icons')
  for (const { code } of STORES) {
    const mark = readFileSync(join(folder, `${code}.svg`), 'utf8')
    for (const { name, size, isCut } of ICONS) {
      const drawing = Buffer.from(isCut ? withMargin(mark) : mark)
      await sharp(drawing, { density: (72 * size) / SIDE })
        .resize(size, size)
        .png({ compressionLevel: 9, palette: true })
        .toFile(join(folder, `${code}-${name}.png`))
    }
  }
}

/** Returns a mark on a ground without corners of its own, a little smaller. Throws for a file that is no mark. */
export function withMargin(mark: string): string {
  const edge = (SIDE * (1 - MASKED_SCALE)) / 2
  const drawn = mark
    .replace(' rx="14"', '')
    .replace('<g ', `<g transform="translate(${edge} ${edge}) scale(${MASKED_SCALE})" `)
  if (!drawn.includes('<g transform') || drawn.includes('rx="14"'))
    throw new Error('The mark has no ground or no group')
  return drawn
}
