import type { Surface } from '../materials/surface.ts'
import type { Occluder } from './solid.ts'
import { add, dot, length, normalized, scaled, subtract } from './vector.ts'
import type { Vec3 } from './vector.ts'

/** Towards the one key light: a large window to the left, above, in front. */
export const KEY_LIGHT: Vec3 = normalized([-0.55, 0.82, 0.72])

/** Range within which solids darken each other, as a share of the drawing's size. */
const REACH_SHARE = 0.4
/** Range of the key light's shadows, as a share of the same size. */
export const FARTHEST_SHADE = 0.8
const AXES = [0, 1, 2] as const
const SKY_DIRECTIONS = spiralDirections(20)
const KEY_DIRECTIONS: readonly Vec3[] = [
  [0, 0, 0],
  [0.2, 0.06, 0.1],
  [-0.2, -0.04, -0.1],
  [0.06, 0.12, -0.22],
  [-0.06, -0.12, 0.22],
].map(([x = 0, y = 0, z = 0]) => normalized(add(KEY_LIGHT, [x, y, z])))

/** Directions spread evenly over the sphere (golden angle), always the same. */
function spiralDirections(count: number): Vec3[] {
  return Array.from({ length: count }, (_, index) => {
    const y = 1 - (2 * index + 1) / count
    const ring = Math.sqrt(1 - y * y)
    const angle = index * 2.399963
    return [Math.cos(angle) * ring, y, Math.sin(angle) * ring]
  })
}

export type Point = Readonly<{ position: Vec3; normal: Vec3 }>
export type Openness = Readonly<{ sky: number; key: number }>

/** An occluder with the radius of the ball around it, which most rays miss: a cheap first question. */
export type Blocker = Occluder & Readonly<{ radius: number }>

export function blockersOf(occluders: readonly Occluder[]): Blocker[] {
  return occluders.map((occluder) => ({ ...occluder, radius: length(occluder.half) }))
}

/** Shares of the sky and of the key light that reach a point: 1 all of it, 0 none. */
export function opennessOf(point: Point, blockers: readonly Blocker[], sceneSize: number): Openness {
  const reach = sceneSize * REACH_SHARE
  const start = add(point.position, scaled(point.normal, sceneSize * 0.004))
  let [open, total] = [0, 0]
  for (const direction of SKY_DIRECTIONS) {
    const weight = dot(direction, point.normal)
    if (weight < 0.1) continue
    total += weight
    let free = freedom(start, direction, { blockers, reach })
    if (direction[1] < 0) free = Math.min(free, 0.45 + 0.55 * Math.min(1, start[1] / (-direction[1] * reach)))
    open += weight * free
  }
  let key = 0
  if (dot(point.normal, KEY_LIGHT) > -0.3) {
    for (const direction of KEY_DIRECTIONS)
      key += freedom(start, direction, { blockers, reach: sceneSize * FARTHEST_SHADE })
  }
  return { sky: total === 0 ? 1 : open / total, key: key / KEY_DIRECTIONS.length }
}

/** 1 when nothing is hit within reach, less the nearer the hit. */
function freedom(
  start: Vec3,
  direction: Vec3,
  { blockers, reach }: Readonly<{ blockers: readonly Blocker[]; reach: number }>,
): number {
  let nearest = reach
  const [sx, sy, sz] = start
  const [dx, dy, dz] = direction
  for (const blocker of blockers) {
    const { centre, radius } = blocker
    // Written out number by number: half the time of a drawing is spent here, and a pair of brackets doubles it.
    const x = centre[0] - sx
    const y = centre[1] - sy
    const z = centre[2] - sz
    const along = x * dx + y * dy + z * dz
    if (along < -radius || along - radius > nearest || x * x + y * y + z * z - along * along > radius * radius) continue
    nearest = Math.min(nearest, hitDistance(start, direction, blocker))
  }
  return nearest / reach
}

/** Distance to the box along the ray, or Infinity. A ray that starts inside has not hit: seams would turn black. */
export function hitDistance(start: Vec3, direction: Vec3, { centre, axes, half }: Occluder): number {
  let enter = -Infinity
  let leave = Infinity
  const x = centre[0] - start[0]
  const y = centre[1] - start[1]
  const z = centre[2] - start[2]
  for (const axis of AXES) {
    const way = axes[axis]
    const along = way[0] * direction[0] + way[1] * direction[1] + way[2] * direction[2]
    const centreAlong = way[0] * x + way[1] * y + way[2] * z
    if (Math.abs(along) < 1e-9) {
      if (Math.abs(centreAlong) > half[axis]) return Infinity
      continue
    }
    const a = (centreAlong - half[axis]) / along
    const b = (centreAlong + half[axis]) / along
    enter = Math.max(enter, Math.min(a, b))
    leave = Math.min(leave, Math.max(a, b))
    if (enter > leave || leave < 0) return Infinity
  }
  return enter > 0 ? enter : Infinity
}

/** The light that a surface sends to the eye at a point: 1 shows its own colour, more is highlight. */
export function lightAt(point: Point, surface: Surface, seen: Readonly<{ eye: Vec3; openness: Openness }>): number {
  const { finish } = surface
  const toEye = normalized(subtract(seen.eye, point.position))
  const facing = Math.max(0, dot(point.normal, toEye))
  const lambert = Math.max(0, (dot(point.normal, KEY_LIGHT) + finish.wrap) / (1 + finish.wrap))
  const sky = (0.43 + 0.12 * point.normal[1]) * (0.25 + 0.75 * seen.openness.sky)
  const diffuse = sky + 0.62 * lambert * (0.15 + 0.85 * seen.openness.key) + 0.05 * facing
  if (surface.glow !== undefined) return surface.glow * (0.72 + 0.28 * facing) + 0.25 * diffuse
  const halfway = normalized(add(toEye, KEY_LIGHT))
  const highlight = finish.gloss * Math.max(0, dot(point.normal, halfway)) ** finish.tightness * seen.openness.key
  const sheen = finish.sheen * ((1 - facing) ** 3 * 0.9 - (facing > 0.5 ? 0.18 : 0.36 * facing))
  if (finish.mirror === 0) return diffuse + highlight + sheen * seen.openness.sky
  return (
    diffuse * (1 - finish.mirror) +
    studioAt(point.normal, toEye) * finish.mirror * (0.5 + 0.5 * seen.openness.sky) +
    highlight
  )
}

/** Reflection of the studio in a mirror: a bright ceiling, a dark horizon, a warm floor and the window. */
function studioAt(normal: Vec3, toEye: Vec3): number {
  const reflected = subtract(scaled(normal, 2 * dot(normal, toEye)), toEye)
  const horizon = Math.exp(-(((reflected[1] - 0.02) / 0.22) ** 2))
  const window = Math.max(0, dot(reflected, KEY_LIGHT)) ** 5
  return 0.72 + 0.34 * reflected[1] - 0.34 * horizon + 0.7 * window
}
