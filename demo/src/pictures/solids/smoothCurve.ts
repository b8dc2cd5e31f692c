import { itemAt } from './vector.ts'

/**
 * A Catmull-Rom curve through the points, for `t` in 0..1; it passes every point and
 * needs no tangents. A closed one ends with its first point again and bends there as everywhere else.
 */
export function smoothCurve<Point extends readonly number[]>(
  points: readonly Point[],
  closed?: boolean,
): (t: number) => Point
export function smoothCurve(points: readonly (readonly number[])[], closed = false): (t: number) => readonly number[] {
  const last = points.length - 1
  return (t) => {
    const position = Math.max(0, Math.min(1, t)) * last
    const index = Math.min(last - 1, Math.floor(position))
    const f = position - index
    const start = itemAt(points, index)
    const end = itemAt(points, index + 1)
    const before = points[index - 1] ?? (closed ? itemAt(points, last - 1) : start)
    const after = points[index + 2] ?? (closed ? itemAt(points, 1) : end)
    return start.map((value, axis) => {
      const p0 = itemAt(before, axis)
      const p2 = itemAt(end, axis)
      const p3 = itemAt(after, axis)
      const linear = 0.5 * (p2 - p0)
      const quadratic = p0 - 2.5 * value + 2 * p2 - 0.5 * p3
      const cubic = 1.5 * (value - p2) + 0.5 * (p3 - p0)
      return value + f * (linear + f * (quadratic + f * cubic))
    })
  }
}
