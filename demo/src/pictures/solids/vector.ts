/** A point or direction in centimetres: x to the right, y up, z towards the viewer of the front. */
export type Vec3 = readonly [x: number, y: number, z: number]

export const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const subtract = (a: Vec3, b: Vec3): Vec3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const scaled = (a: Vec3, factor: number): Vec3 => [a[0] * factor, a[1] * factor, a[2] * factor]
export const dot = (a: Vec3, b: Vec3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const length = (a: Vec3): number => Math.sqrt(dot(a, a))

export const cross = (a: Vec3, b: Vec3): Vec3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]

/** The direction of `a` with length 1; a vector without a direction points up, so that no NaN spreads into a picture. */
export function normalized(a: Vec3): Vec3 {
  const size = length(a)
  return size < 1e-9 ? [0, 1, 0] : [a[0] / size, a[1] / size, a[2] / size]
}

export const interpolated = (a: Vec3, b: Vec3, t: number): Vec3 => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
]

/** Where a solid stands: turned about its own foot, first `roll` (z), then `tilt` (x), then `turn` (y), in degrees. */
export type Placement = Readonly<{ at?: Vec3; turn?: number; tilt?: number; roll?: number }>

const RADIANS_PER_DEGREE = Math.PI / 180

/** The rotation of a placement as a function on directions. */
export function rotationOf(placement: Placement): (v: Vec3) => Vec3 {
  const [sr, cr] = sineAndCosine(placement.roll)
  const [st, ct] = sineAndCosine(placement.tilt)
  const [sy, cy] = sineAndCosine(placement.turn)
  return ([x, y, z]) => {
    const x1 = x * cr - y * sr
    const y1 = x * sr + y * cr
    const y2 = y1 * ct - z * st
    const z2 = y1 * st + z * ct
    return [x1 * cy + z2 * sy, y2, -x1 * sy + z2 * cy]
  }
}

function sineAndCosine(degrees = 0): readonly [number, number] {
  return [Math.sin(degrees * RADIANS_PER_DEGREE), Math.cos(degrees * RADIANS_PER_DEGREE)]
}

/** The item that must be there; a miss is a mistake in a drawing, so it throws a RangeError instead of drawing NaN. */
export function itemAt<Item>(items: ArrayLike<Item>, index: number): Item {
  const item = items[index]
  if (item === undefined) throw new RangeError(`no item ${index} of ${items.length}`)
  return item
}
