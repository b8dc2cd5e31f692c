import type { Camera, ScreenPoint } from './camera.ts'
import { pathOf } from './lightBands.ts'
import { KEY_LIGHT } from './light.ts'
import type { Solid } from './solid.ts'
import { itemAt } from './vector.ts'
import type { Vec3 } from './vector.ts'

/** Nearer than this to the floor a solid touches it with a dark, tight shadow. */
const CONTACT_SHARE = 0.07

export type FloorShadow = Readonly<{ contact: string; cast: string; wall: string }>
export type ShadowRoom = Readonly<{ size: number; wallZ?: number }>

/** Farther from the wall than this share of the scene a thing throws no shadow on it that one would notice. */
const WALL_SHARE = 0.24

/** Outlines of the shadows on the floor, to be blurred: a tight one under the feet and a wide one away from the light. */
export function floorShadow(
  solids: readonly Solid[],
  camera: Camera,
  { size, wallZ = -Infinity }: ShadowRoom,
): FloorShadow {
  const [contact, cast, wall]: [string[], string[], string[]] = [[], [], []]
  for (const solid of solids) {
    if (solid.shadowless) continue
    const points = solid.patches.flatMap((patch) => patch.points)
    if (points.some(([, , z]) => z - wallZ < size * WALL_SHARE))
      wall.push(hullPath(points.map((point) => camera.project(onWall(point, wallZ)))))
    const low = points.filter(([, y]) => y < size * CONTACT_SHARE)
    if (low.length > 2) contact.push(hullPath(low.map(([x, , z]) => camera.project([x, 0, z]))))
    cast.push(hullPath(points.map((point) => camera.project(onFloor(point, wallZ)))))
  }
  return { contact: contact.join(''), cast: cast.join(''), wall: wall.join('') }
}

/** Where the key light throws a point. The light is drawn steeper than it is: long shadows would crowd a small card. */
function onFloor([x, y, z]: Vec3, wallZ: number): Vec3 {
  const height = Math.max(0, y) * 0.34
  return [x - (KEY_LIGHT[0] / KEY_LIGHT[1]) * height, 0, Math.max(wallZ, z - (KEY_LIGHT[2] / KEY_LIGHT[1]) * height)]
}

function onWall([x, y, z]: Vec3, wallZ: number): Vec3 {
  const away = Math.max(0, z - wallZ) * 0.5
  return [x - (KEY_LIGHT[0] / KEY_LIGHT[2]) * away, Math.max(0, y - (KEY_LIGHT[1] / KEY_LIGHT[2]) * away), wallZ]
}

function hullPath(points: readonly ScreenPoint[]): string {
  const hull = convexHull(points)
  return hull.length > 2 ? pathOf(hull) : ''
}

/** The convex hull, counter-clockwise (Andrew's monotone chain). */
export function convexHull<Point extends Readonly<{ x: number; y: number }>>(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.y - b.y)
  const half = (ordered: readonly Point[]): Point[] => {
    const chain: Point[] = []
    for (const point of ordered) {
      while (chain.length > 1 && turn(itemAt(chain, chain.length - 2), itemAt(chain, chain.length - 1), point) <= 0)
        chain.pop()
      chain.push(point)
    }
    return chain.slice(0, -1)
  }
  if (sorted.length < 3) return sorted
  return [...half(sorted), ...half(sorted.toReversed())]
}

type Flat = Readonly<{ x: number; y: number }>

function turn(a: Flat, b: Flat, c: Flat): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}
