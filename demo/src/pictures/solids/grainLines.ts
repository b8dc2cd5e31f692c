import { createDice } from './createDice.ts'
import type { ProjectedPatch } from './projectSolid.ts'
import type { MarkContext } from './markContext.ts'
import { dot, itemAt, length, normalized, subtract } from './vector.ts'

/** Path data that collects, by tone. */
export type MarkPaths = { dark: string[]; light: string[] }

const LEAST_GAP_PIXELS = 3.4
const MOST_LINES = 46

type Corner = readonly [x: number, y: number]
type Row = readonly Corner[]

/** Long strokes over a whole face: wood grain, brushed metal, veins of marble, the two ways of a wicker. */
export function grainLines(projected: ProjectedPatch, context: MarkContext, paths: MarkPaths): void {
  const { patch, screen, indexes } = projected
  const first = itemAt(patch.cells, 0)
  const columns = first[3] - first[0]
  const uDirection = normalized(subtract(itemAt(patch.points, first[1]), itemAt(patch.points, first[0])))
  const alongU = Math.abs(dot(uDirection, patch.grain)) > 0.7
  const visible = new Set(indexes.flat())
  const rowsByV = Array.from({ length: patch.points.length / columns }, (_, row) =>
    Array.from({ length: columns }, (_unused, column) => row * columns + column),
  )
  const rowsByU = Array.from({ length: columns }, (_, column) => rowsByV.map((row) => itemAt(row, column)))
  const ways = context.texture.mark === 'lattice' ? [rowsByV, rowsByU] : [alongU ? rowsByV : rowsByU]
  for (const rows of ways) drawWay({ rows, visible, projected, screen }, context, paths)
}

type Way = Readonly<{
  rows: readonly (readonly number[])[]
  visible: ReadonlySet<number>
  projected: ProjectedPatch
  screen: ProjectedPatch['screen']
}>

/** Lines between the first and the last row, each at its own share of the way across. */
function drawWay(way: Way, { texture, zoom, coarseness }: MarkContext, paths: MarkPaths): void {
  const { rows, projected } = way
  const { points } = projected.patch
  const middle = Math.floor(itemAt(rows, 0).length / 2)
  const across = rows.slice(1).reduce((sum, row, index) => {
    return (
      sum + length(subtract(itemAt(points, itemAt(row, middle)), itemAt(points, itemAt(itemAt(rows, index), middle))))
    )
  }, 0)
  const gapCm = Math.max(
    texture.mark === 'lattice' ? texture.length : texture.thickness / texture.share,
    (LEAST_GAP_PIXELS * coarseness) / zoom,
  )
  const count = Math.min(MOST_LINES, Math.floor(across / gapCm))
  const dice = createDice(Math.round(across * 100) + points.length)
  const wander = texture.mark === 'vein' ? 0.35 : texture.mark === 'lattice' ? 0 : Math.min(0.2, (0.5 * gapCm) / across)
  for (let line = 0; line < count; line++) {
    const share = (line + (texture.mark === 'lattice' ? 0.5 : dice())) / count
    const [phase, bend] = [dice() * 6, wander * (dice() - 0.3)]
    const row = rowAt(way, (along) => share + bend * Math.sin(phase + along * (texture.mark === 'vein' ? 5 : 2.6)))
    const tone = texture.mark === 'lattice' ? line % 2 === 0 : dice() < 0.62
    for (const run of row) (tone ? paths.dark : paths.light).push(dataOf(run))
  }
}

/** The visible runs of a line that crosses the rows at `shareAt`, 0 the first row and 1 the last. */
function rowAt({ rows, visible, screen }: Way, shareAt: (along: number) => number): Row[] {
  const runs: Corner[][] = [[]]
  const last = itemAt(rows, 0).length - 1
  for (let step = 0; step <= last; step++) {
    const position = Math.max(0, Math.min(1, shareAt(step / last))) * (rows.length - 1)
    const low = Math.min(rows.length - 2, Math.floor(position))
    const [from, to] = [itemAt(itemAt(rows, low), step), itemAt(itemAt(rows, low + 1), step)]
    if (visible.has(from) && visible.has(to)) {
      const [a, b, f] = [itemAt(screen, from), itemAt(screen, to), position - low]
      runs.at(-1)?.push([a.x + (b.x - a.x) * f, a.y + (b.y - a.y) * f])
    } else if (runs.at(-1)?.length !== 0) runs.push([])
  }
  return runs.filter((run) => run.length > 1)
}

function dataOf(run: Row): string {
  return run.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${Math.round(x * 10)} ${Math.round(y * 10)}`).join('')
}
