import type { Part, Size } from './outlineBoxes.ts'

type Place = Readonly<{ x: number; y: number }>

type MeasureOutline = Readonly<{
  viewBox: string
  /** SVG paths of the faces of all parts, in drawing order. */
  faces: readonly string[]
  /** SVG path of the three measure lines with their end marks. */
  measureLines: string
  labels: Readonly<{ width: Place; height: Place; depth: Place }>
}>

/** Longest side of the drawing, in its own units. */
const DRAWN = 220
/** Direction of depth: up and to the right, shortened so that a cube looks like one. */
const DEPTH_X = 0.5
const DEPTH_Y = 0.32
const GAP = 16
const TICK = 5
const MARGIN = { left: 78, top: 16, right: 78, bottom: 48 } as const

/**
 * Draws a product in oblique projection, to scale, with a measure line along each of its three sides. Sizes in any one
 * unit.
 * @param parts boxes that it consists of, the farthest first
 */
export function measureOutline({ width, height, depth }: Size, parts: readonly Part[]): MeasureOutline {
  const scale = DRAWN / Math.max(width + depth * DEPTH_X, height + depth * DEPTH_Y)
  const w = width * scale
  const h = height * scale
  const dx = depth * scale * DEPTH_X
  const dy = depth * scale * DEPTH_Y
  const at = (x: number, y: number): Place => ({ x: round(x + MARGIN.left), y: round(y + MARGIN.top) })
  const corner = (x: number, y: number, z: number): Place => at(x * w + z * dx, dy + h - y * h - z * dy)
  const bottom = dy + h + GAP
  const lines = [
    measure(at(0, bottom), at(w, bottom), { x: 0, y: TICK }),
    measure(at(-GAP, dy), at(-GAP, dy + h), { x: TICK, y: 0 }),
    measure(at(w + GAP, dy + h + GAP / 2), at(w + dx + GAP, h + GAP / 2), { x: TICK / 2, y: TICK }),
  ]
  return {
    viewBox: `0 0 ${round(MARGIN.left + w + dx + MARGIN.right)} ${round(MARGIN.top + dy + h + MARGIN.bottom)}`,
    faces: parts.flatMap((part) => facesOf(part, corner)),
    measureLines: lines.join(''),
    labels: {
      width: at(w / 2, bottom + 24),
      height: at(-GAP - 10, dy + h / 2 + 5),
      depth: at(w + dx / 2 + GAP + 10, h + dy / 2 + GAP / 2 + 12),
    },
  }
}

/** Returns top, side and front of a part; of one without depth the front alone. */
function facesOf({ x, y, z }: Part, corner: (x: number, y: number, z: number) => Place): string[] {
  const [left, right] = x
  const [low, high] = y
  const [near, far] = z
  const front = closed([
    corner(left, high, near),
    corner(right, high, near),
    corner(right, low, near),
    corner(left, low, near),
  ])
  if (near === far) return [front]
  const top = closed([
    corner(left, high, near),
    corner(left, high, far),
    corner(right, high, far),
    corner(right, high, near),
  ])
  const side = closed([
    corner(right, high, near),
    corner(right, high, far),
    corner(right, low, far),
    corner(right, low, near),
  ])
  return [top, side, front]
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
