type Size = Readonly<{ width: number; height: number; depth: number }>
type Place = Readonly<{ x: number; y: number }>

type BoxOutline = Readonly<{
  viewBox: string
  /** Front, top and side, each an SVG path. */
  faces: readonly string[]
  /** The three measure lines with their end marks. */
  measureLines: string
  labels: Readonly<{ width: Place; height: Place; depth: Place }>
}>

/** The longest side of the drawing, in its own units. */
const DRAWN = 220
/** Depth runs up and to the right at this angle, shortened so that a cube looks like one. */
const DEPTH_X = 0.5
const DEPTH_Y = 0.32
const GAP = 16
const TICK = 5
const MARGIN = { left: 78, top: 16, right: 78, bottom: 48 } as const

/** A box in oblique projection, to scale, with a measure line along each of its three sides. Sizes in any one unit. */
export function boxOutline({ width, height, depth }: Size): BoxOutline {
  const scale = DRAWN / Math.max(width + depth * DEPTH_X, height + depth * DEPTH_Y)
  const w = width * scale
  const h = height * scale
  const dx = depth * scale * DEPTH_X
  const dy = depth * scale * DEPTH_Y
  const at = (x: number, y: number): Place => ({ x: round(x + MARGIN.left), y: round(y + MARGIN.top) })
  const front = [at(0, dy), at(w, dy), at(w, dy + h), at(0, dy + h)]
  const top = [at(0, dy), at(dx, 0), at(w + dx, 0), at(w, dy)]
  const side = [at(w, dy), at(w + dx, 0), at(w + dx, h), at(w, dy + h)]
  const bottom = dy + h + GAP
  const lines = [
    measure(at(0, bottom), at(w, bottom), { x: 0, y: TICK }),
    measure(at(-GAP, dy), at(-GAP, dy + h), { x: TICK, y: 0 }),
    measure(at(w + GAP, dy + h + GAP / 2), at(w + dx + GAP, h + GAP / 2), { x: TICK / 2, y: TICK }),
  ]
  return {
    viewBox: `0 0 ${round(MARGIN.left + w + dx + MARGIN.right)} ${round(MARGIN.top + dy + h + MARGIN.bottom)}`,
    faces: [front, top, side].map(closed),
    measureLines: lines.join(''),
    labels: {
      width: at(w / 2, bottom + 24),
      height: at(-GAP - 10, dy + h / 2 + 5),
      depth: at(w + dx / 2 + GAP + 10, h + dy / 2 + GAP / 2 + 12),
    },
  }
}

function closed(points: readonly Place[]): string {
  return `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}Z`
}

function measure(from: Place, to: Place, tick: Place): string {
  const mark = ({ x, y }: Place) => `M${x - tick.x} ${y - tick.y}L${x + tick.x} ${y + tick.y}`
  return `M${from.x} ${from.y}L${to.x} ${to.y}${mark(from)}${mark(to)}`
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
