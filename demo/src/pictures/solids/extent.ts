import type { Solid } from './solid.ts'
import type { Vec3 } from './vector.ts'

/** The box around solids; `size` is the length of its diagonal. */
export type Extent = Readonly<{
  low: Vec3
  high: Vec3
  middle: Vec3
  width: number
  height: number
  depth: number
  size: number
}>

export function extentOf(solids: readonly Solid[]): Extent {
  let [lx, ly, lz, hx, hy, hz] = [Infinity, Infinity, Infinity, -Infinity, -Infinity, -Infinity]
  for (const solid of solids) {
    for (const patch of solid.patches) {
      for (const [x, y, z] of patch.points) {
        ;[lx, ly, lz] = [Math.min(lx, x), Math.min(ly, y), Math.min(lz, z)]
        ;[hx, hy, hz] = [Math.max(hx, x), Math.max(hy, y), Math.max(hz, z)]
      }
    }
  }
  const [width, height, depth] = [hx - lx, hy - ly, hz - lz]
  return {
    low: [lx, ly, lz],
    high: [hx, hy, hz],
    middle: [(lx + hx) / 2, (ly + hy) / 2, (lz + hz) / 2],
    width,
    height,
    depth,
    size: Math.hypot(width, height, depth),
  }
}
