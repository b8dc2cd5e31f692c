import type { Decal } from './solid.ts'
import { evenNodes } from './solid.ts'
import { add, scaled } from './vector.ts'
import type { Vec3 } from './vector.ts'

/** A drawing plane in the room: `u × v` points at the viewer. */
export type Plane = Readonly<{ origin: Vec3; u: Vec3; v: Vec3 }>
export type Ink = Readonly<{ color: string; opacity?: number }>

/** The plane of a front at depth `z`: u to the right, v up, from the floor's middle. */
export const frontPlane = (z: number): Plane => ({ origin: [0, 0, z], u: [1, 0, 0], v: [0, 1, 0] })
/** The plane of a top at height `y`: u to the right, v to the back. */
export const topPlane = (y: number): Plane => ({ origin: [0, y, 0], u: [1, 0, 0], v: [0, 0, -1] })

/** A polygon on the plane; its corners may run either way round. */
export function polygon(plane: Plane, corners: readonly (readonly [number, number])[], ink: Ink): Decal {
  const twiceArea = corners.reduce((sum, [a, b], index) => {
    const [nextA, nextB] = corners[(index + 1) % corners.length] ?? [a, b]
    return sum + a * nextB - nextA * b
  }, 0)
  const counterClockwise = twiceArea < 0 ? corners.toReversed() : corners
  return {
    ...ink,
    points: counterClockwise.map(([a, b]) => add(plane.origin, add(scaled(plane.u, a), scaled(plane.v, b)))),
  }
}

export type Area = readonly [centreU: number, centreV: number, width: number, height: number]

export function rectangle(plane: Plane, [cu, cv, width, height]: Area, ink: Ink): Decal {
  const [w, h] = [width / 2, height / 2]
  return polygon(
    plane,
    [
      [cu - w, cv - h],
      [cu + w, cv - h],
      [cu + w, cv + h],
      [cu - w, cv + h],
    ],
    ink,
  )
}

export function ellipse(plane: Plane, [cu, cv, width, height]: Area, ink: Ink): Decal {
  const corners = evenNodes(0, 2 * Math.PI, 24).slice(0, -1)
  return polygon(
    plane,
    corners.map((a) => [cu + (Math.cos(a) * width) / 2, cv + (Math.sin(a) * height) / 2]),
    ink,
  )
}
