import type { Surface } from '../materials/surface.ts'
import { smoothCurve } from './smoothCurve.ts'
import { evenNodes, patchOf, placed } from './solid.ts'
import type { Patch, Solid } from './solid.ts'
import { add, cross, interpolated, itemAt, normalized, scaled, subtract } from './vector.ts'
import type { Placement, Vec3 } from './vector.ts'

/** A point of a turned profile: distance from the axis, height. */
export type ProfilePoint = readonly [radius: number, y: number]

export type LatheShape = Placement &
  Readonly<{
    /** From the foot upwards along the outside; downwards for the inside of a bowl. */
    profile: readonly ProfilePoint[]
    surface: Surface
    /** One flowing curve instead of a hard edge at each point. */
    smooth?: boolean
    /** Stretches the circle along z: 1 is round. */
    flatten?: number
    shadowless?: boolean
  }>

/** A solid of revolution about the y axis: vases, knobs, lamp shades, wheels. */
export function lathe(shape: LatheShape): Solid {
  const radius = Math.max(...shape.profile.map(([r]) => r))
  const segments = radius > 12 ? 36 : radius > 3 ? 24 : 14
  const depthFactor = shape.flatten ?? 1
  const ring = (curve: (v: number) => ProfilePoint, vNodes: readonly number[]): Patch => {
    const profile = oncePerNumber(curve)
    return patchOf({
      at: (u, v) => {
        const [r, y] = profile(v)
        return [r * Math.sin(u), y, r * Math.cos(u) * depthFactor]
      },
      uNodes: evenNodes(0, 2 * Math.PI, segments),
      vNodes,
      grain: [0, 1, 0],
      acrossGrain: [1, 0, 0],
    })
  }
  const patches = shape.smooth
    ? [ring(smoothCurve(shape.profile), evenNodes(0, 1, (shape.profile.length - 1) * 4))]
    : shape.profile.slice(1).map((end, index) => {
        const start = itemAt(shape.profile, index)
        return ring((v) => [start[0] + (end[0] - start[0]) * v, start[1] + (end[1] - start[1]) * v], evenNodes(0, 1, 2))
      })
  const heights = shape.profile.map(([, y]) => y)
  const [low, high] = [Math.min(...heights), Math.max(...heights)]
  const solid: Solid = {
    patches,
    surface: shape.surface,
    occluders: [
      {
        centre: [0, (low + high) / 2, 0],
        axes: [
          [1, 0, 0],
          [0, 1, 0],
          [0, 0, 1],
        ],
        half: [radius * 0.7, ((high - low) / 2) * 0.94, radius * 0.7 * depthFactor],
      },
    ],
    decals: [],
    shadowless: shape.shadowless,
  }
  return placed(solid, shape)
}

export type CylinderShape = Placement &
  Readonly<{
    radius: number
    height: number
    surface: Surface
    topRadius?: number
    bevel?: number
    shadowless?: boolean
  }>

/** A cylinder or truncated cone that stands on its foot, with a small bevel that catches the light. */
export function cylinder(shape: CylinderShape): Solid {
  const top = shape.topRadius ?? shape.radius
  const bevel = Math.min(shape.bevel ?? 0.3, top * 0.4, shape.height * 0.3)
  const rim: ProfilePoint[] = [
    [0, 0],
    [shape.radius, 0],
    [top, shape.height - bevel],
    [top - bevel, shape.height],
  ]
  if (top < DISC_FROM_CM) return { ...lathe({ ...shape, profile: [...rim, [0, shape.height]] }), convex: true }
  const side = lathe({ profile: rim, surface: shape.surface, shadowless: shape.shadowless })
  return placed({ ...side, convex: true, patches: [...side.patches, disc(top - bevel, shape.height)] }, shape)
}

/** Round tops larger than this show their grain, which must run straight across and not around. */
const DISC_FROM_CM = 9

/** A flat round top as a square grid bent to a circle. */
function disc(radius: number, y: number): Patch {
  const steps = [-1, -0.82, -0.5, 0, 0.5, 0.82, 1]
  const patch = patchOf({
    at: (s, t) => [
      radius * s * Math.sqrt(Math.max(0, 1 - (t * t) / 2)),
      y,
      -radius * t * Math.sqrt(Math.max(0, 1 - (s * s) / 2)),
    ],
    uNodes: steps,
    vNodes: steps,
    grain: [1, 0, 0],
    acrossGrain: [0, 0, -1],
  })
  // The square's corners are pressed flat onto the circle, where no normal can be measured.
  return { ...patch, normals: patch.points.map((): Vec3 => [0, 1, 0]) }
}

export type TubeShape = Placement &
  Readonly<{
    path: readonly Vec3[]
    radius: number
    surface: Surface
    closed?: boolean
    straight?: boolean
    shadowless?: boolean
  }>

/** A round bar bent along a path: frames, arcs, cables. */
export function tube(shape: TubeShape): Solid {
  const path = shape.closed ? [...shape.path, itemAt(shape.path, 0)] : shape.path
  const curve = shape.straight ? polyline(path) : smoothCurve(path, shape.closed)
  const steps = shape.straight || path.length === 2 ? path.length - 1 : (path.length - 1) * 6
  const around = shape.radius > 2 ? 14 : 9
  const frameAt = oncePerNumber((v) => {
    const t = Math.max(0, Math.min(1, v))
    const ahead = curve(shape.closed ? (t + 0.01) % 1 : Math.min(1, t + 0.01))
    const behind = curve(shape.closed ? (t + 0.99) % 1 : Math.max(0, t - 0.01))
    const direction = normalized(subtract(ahead, behind))
    const reference: Vec3 = Math.abs(direction[1]) > 0.92 ? [0, 0, 1] : [0, 1, 0]
    const side = normalized(cross(reference, direction))
    return { side, up: cross(direction, side), centre: add(curve(t), scaled(direction, (v - t) * 10)) }
  })
  const at = (u: number, v: number): Vec3 => {
    const { side, up, centre } = frameAt(v)
    return add(centre, add(scaled(side, Math.cos(u) * shape.radius), scaled(up, Math.sin(u) * shape.radius)))
  }
  const patch = patchOf({ at, uNodes: evenNodes(0, 2 * Math.PI, around), vNodes: evenNodes(0, 1, steps) })
  return placed(
    { patches: [patch], surface: shape.surface, occluders: [], decals: [], shadowless: shape.shadowless },
    shape,
  )
}

/** Straight from point to point. */
function polyline(points: readonly Vec3[]): (t: number) => Vec3 {
  const last = points.length - 1
  return (t) => {
    const index = Math.min(last - 1, Math.floor(Math.max(0, Math.min(1, t)) * last))
    return interpolated(itemAt(points, index), itemAt(points, index + 1), Math.max(0, Math.min(1, t)) * last - index)
  }
}

/** Returns a function that computes each value once: a surface asks for those along one line at each point of the other. */
function oncePerNumber<Value>(compute: (at: number) => Value): (at: number) => Value {
  const known = new Map<number, Value>()
  return (at) => {
    const value = known.get(at) ?? compute(at)
    known.set(at, value)
    return value
  }
}
