import type { DrawingScale, MarkContext } from './markContext.ts'
import { TEXTURES } from '../materials/textures.ts'
import type { Texture } from '../materials/textures.ts'
import { createDice } from './createDice.ts'
import { grainLines } from './grainLines.ts'
import type { MarkPaths } from './grainLines.ts'
import type { ProjectedPatch, ProjectedSolid } from './projectSolid.ts'
import type { LitCell } from './litCell.ts'
import { itemAt, length, subtract } from './vector.ts'

/** Fewer pixels than this between marks would be noise; more marks than this cost more than they show. */
const PIXELS_PER_MARK = 150
const MOST_MARKS = 1400
const FINEST_STROKE_PIXELS = 0.3
/** Pixels per centimetre above which threads keep their size on the picture: close by, cloth shows finer threads. */
const FINEST_ZOOM = 13

/** The texture of a solid's visible faces as two SVG paths, dark strokes and light ones. */
export function paintMarks({ solid, patches }: ProjectedSolid, { zoom, coarseness }: DrawingScale): string {
  const { finish, glow } = solid.surface
  if (!finish.texture || glow !== undefined || finish.relief === 0) return ''
  const texture = TEXTURES[finish.texture]
  const paths: MarkPaths = { dark: [], light: [] }
  for (const patch of patches) {
    if (isLong(texture)) grainLines(patch, { texture, zoom, coarseness }, paths)
    else scatterMarks(patch, { texture, zoom, coarseness }, paths)
  }
  const thickness = texture.thickness * (isLong(texture) ? zoom : Math.min(zoom, FINEST_ZOOM))
  const width = Math.max(FINEST_STROKE_PIXELS * coarseness, thickness) * 10
  const stroke = (data: readonly string[], color: string, opacity: number) =>
    data.length === 0
      ? ''
      : `<path d="${data.join('')}" fill="none" stroke="${color}" stroke-opacity="${(opacity * finish.relief).toFixed(3)}" stroke-width="${width.toFixed(0)}" stroke-linecap="round"/>`
  return stroke(paths.dark, '#24170d', texture.dark) + stroke(paths.light, '#fff', texture.light)
}

const isLong = ({ mark }: Texture): boolean => mark === 'line' || mark === 'lattice' || mark === 'vein'

function scatterMarks(
  { cells, patch, indexes }: ProjectedPatch,
  { texture, zoom, coarseness }: MarkContext,
  paths: MarkPaths,
): void {
  const dice = createDice(patch.points.length * 7919)
  const fine = Math.min(zoom, FINEST_ZOOM)
  const wanted = Math.max(
    PIXELS_PER_MARK * coarseness ** 2,
    (texture.length * texture.thickness * fine * fine) / texture.share,
  )
  const markArea = Math.max(wanted, cells.reduce((sum, cell) => sum + cellArea(cell), 0) / MOST_MARKS)
  const shrink = fine / zoom
  for (const [number, cell] of cells.entries()) {
    const [a, b, , d] = itemAt(indexes, number).map((index) => itemAt(patch.points, index))
    if (!a || !b || !d) continue
    const [uCm, vCm] = [Math.max(0.1, length(subtract(b, a))), Math.max(0.1, length(subtract(d, a)))]
    let expected = cellArea(cell) / markArea
    for (expected += dice(); expected >= 1; expected--) {
      const data = oneMark({ cell, uCm: uCm / shrink, vCm: vCm / shrink }, texture, dice)
      if (dice() < 0.5) paths.dark.push(data)
      else paths.light.push(data)
    }
  }
}

type CellOf = Readonly<{ cell: LitCell; uCm: number; vCm: number }>

function oneMark({ cell, uCm, vCm }: CellOf, { mark, length: run }: Texture, dice: () => number): string {
  const [s, t] = [dice(), dice()]
  const size = run * (0.5 + dice())
  const [ds, dt] = [size / uCm, size / vCm]
  switch (mark) {
    case 'thread':
      return strokeData(
        cell,
        dice() < 0.5
          ? [
              [s, t],
              [s + ds, t],
            ]
          : [
              [s, t],
              [s, t + dt],
            ],
      )
    case 'curl':
      return strokeData(cell, [
        [s, t],
        [s + ds * (0.3 + 0.4 * dice()), t + dt * (dice() - 0.2)],
        [s + ds * (dice() - 0.5), t + dt * 0.7],
      ])
    case 'vee':
      return strokeData(cell, [
        [s, t],
        [s + ds * 0.5, t - dt * 0.7],
        [s + ds, t],
      ])
    case 'dot':
    case 'line':
    case 'lattice':
    case 'vein':
      return strokeData(cell, [
        [s, t],
        [s + 0.01, t],
      ])
  }
}

/** A stroke given in the cell's own coordinates; it stays inside, else it would stick out of the silhouette. */
function strokeData([a, b, c, d]: LitCell, stops: readonly (readonly [number, number])[]): string {
  const inside = (value: number) => Math.max(0, Math.min(1, value))
  return stops
    .map(([rawS, rawT], index) => {
      const [s, t] = [inside(rawS), inside(rawT)]
      const x = (a.x * (1 - s) + b.x * s) * (1 - t) + (d.x * (1 - s) + c.x * s) * t
      const y = (a.y * (1 - s) + b.y * s) * (1 - t) + (d.y * (1 - s) + c.y * s) * t
      return `${index === 0 ? 'M' : 'L'}${Math.round(x * 10)} ${Math.round(y * 10)}`
    })
    .join('')
}

function cellArea([a, b, c, d]: LitCell): number {
  return Math.abs((c.x - a.x) * (d.y - b.y) - (d.x - b.x) * (c.y - a.y)) / 2
}
