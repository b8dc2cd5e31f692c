import type { LitCell, LitPoint } from './litCell.ts'

/** One step of light, too small to be visible on a smooth wall. */
export const BAND_STEP = 0.025

/** Path data by light level, darkest first: each band is painted over the one below it. */
export type LightBands = ReadonlyMap<number, string>

/** Contours closer than this, in picture units and in pixels of the output, melt together anyway. */
const NARROWEST_BAND = 6
const NARROWEST_BAND_PIXELS = 3

/**
 * Turns the light at the corners into smooth shading without a gradient per face: as a map shows heights by contour
 * lines, every level's path covers all that is at least as bright. Cells that share an edge share levels there, so
 * that no hairline shows between them. `coarseness` is the number of picture units to a pixel of the output.
 */
export function lightBands(cells: readonly LitCell[], coarseness = 1): LightBands {
  const narrowest = Math.max(NARROWEST_BAND, NARROWEST_BAND_PIXELS * coarseness)
  const levels = new Map<number, string[]>()
  const put = (level: number, polygon: readonly LitPoint[]): void => {
    const here = levels.get(level)
    if (here) here.push(pathOf(polygon))
    else levels.set(level, [pathOf(polygon)])
  }
  for (const cell of cells) {
    const [a, b, c, d] = cell
    const lowest = Math.min(a.light, b.light, c.light, d.light)
    const range = Math.max(a.light, b.light, c.light, d.light) - lowest
    const size = Math.min(Math.hypot(a.x - c.x, a.y - c.y), Math.hypot(b.x - d.x, b.y - d.y))
    const stride = Math.ceil(range / BAND_STEP / Math.max(1, size / narrowest))
    const base = Math.floor((stride > range / BAND_STEP ? lowest + range / 2 : lowest) / BAND_STEP)
    put(base, cell)
    for (let level = base + stride; level * BAND_STEP <= lowest + range && stride > 0; level += stride) {
      const part = brighterPart(cell, level * BAND_STEP)
      if (part.length > 2) put(level, part)
    }
  }
  return new Map([...levels].toSorted(([x], [y]) => x - y).map(([level, parts]) => [level, parts.join('')]))
}

/** The part of a polygon whose light is at least `threshold`. */
export function brighterPart(polygon: readonly LitPoint[], threshold: number): LitPoint[] {
  const part: LitPoint[] = []
  let previous = polygon.at(-1)
  for (const corner of polygon) {
    if (previous && previous.light >= threshold !== corner.light >= threshold) {
      const t = (threshold - previous.light) / (corner.light - previous.light)
      part.push({
        x: previous.x + (corner.x - previous.x) * t,
        y: previous.y + (corner.y - previous.y) * t,
        depth: previous.depth,
        light: threshold,
      })
    }
    if (corner.light >= threshold) part.push(corner)
    previous = corner
  }
  return part
}

/** Path data of a closed polygon in tenths of the picture's unit: whole numbers, each relative to the one before. */
export function pathOf(points: readonly Readonly<{ x: number; y: number }>[]): string {
  let [data, lastX, lastY] = ['', 0, 0]
  for (const point of points) {
    const [x, y] = [Math.round(point.x * 10), Math.round(point.y * 10)]
    if (data === '') data = `M${x} ${y}l`
    else data += `${x - lastX} ${y - lastY} `
    lastX = x
    lastY = y
  }
  return `${data}z`
}
