import type { Surface } from '../materials/surface.ts'
import { patchOf, placed } from './solid.ts'
import type { Patch, Solid } from './solid.ts'
import { add, normalized, scaled, subtract } from './vector.ts'
import type { Placement, Vec3 } from './vector.ts'

export type BoxShape = Placement &
  Readonly<{
    /** Width, height, depth. The foot's centre is the origin before placing. */
    size: Vec3
    surface: Surface
    /** Radius of all edges; boards have a few millimetres, cushions many centimetres. */
    radius?: number
    /** Distance by which the middle of each face swells, as a cushion does. */
    puff?: number
    /** Share by which the top is narrower in width and depth than the foot; the back stays upright. */
    taper?: number
    shadowless?: boolean
  }>

const FACES: readonly (readonly [normal: Vec3, u: Vec3, v: Vec3])[] = [
  [
    [0, 0, 1],
    [1, 0, 0],
    [0, 1, 0],
  ],
  [
    [0, 0, -1],
    [-1, 0, 0],
    [0, 1, 0],
  ],
  [
    [1, 0, 0],
    [0, 0, -1],
    [0, 1, 0],
  ],
  [
    [-1, 0, 0],
    [0, 0, 1],
    [0, 1, 0],
  ],
  [
    [0, 1, 0],
    [1, 0, 0],
    [0, 0, -1],
  ],
  [
    [0, -1, 0],
    [1, 0, 0],
    [0, 0, 1],
  ],
]

/** A box with rounded edges: a board, a case, a cushion. */
export function box(shape: BoxShape): Solid {
  const [width, height, depth] = shape.size
  const half: Vec3 = [width / 2, height / 2, depth / 2]
  const radius = Math.min(shape.radius ?? 0.5, Math.min(...half) * 0.98)
  const upright = roundedPoint(half, radius, shape.puff ?? 0)
  const surfacePoint = shape.taper === undefined ? upright : tapered(upright, half, shape.taper)
  const patches = FACES.map((face) => facePatch({ face, half, radius, soft: (shape.puff ?? 0) > 0 }, surfacePoint))
  const solid: Solid = {
    patches,
    surface: shape.surface,
    occluders: [
      {
        centre: [0, half[1], 0],
        axes: [
          [1, 0, 0],
          [0, 1, 0],
          [0, 0, 1],
        ],
        half: scaled(half, 0.94),
      },
    ],
    decals: [],
    convex: true,
    shadowless: shape.shadowless,
  }
  return placed(solid, shape)
}

/** Maps a point on the sharp box to the rounded one: the nearest point of the inner box plus a sphere. */
function roundedPoint(half: Vec3, radius: number, puff: number): (cube: Vec3) => Vec3 {
  const inner: Vec3 = [half[0] - radius, half[1] - radius, half[2] - radius]
  const clamp = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value))
  return (cube) => {
    const core: Vec3 = [clamp(cube[0], inner[0]), clamp(cube[1], inner[1]), clamp(cube[2], inner[2])]
    const out = add(core, scaled(normalized(subtract(cube, core)), radius))
    if (puff === 0) return [out[0], out[1] + half[1], out[2]]
    const fall = (axis: 0 | 1 | 2) => Math.max(0, 1 - (out[axis] / half[axis]) ** 2)
    const [fx, fy, fz] = [fall(0), fall(1), fall(2)]
    const swell = (axis: 0 | 1 | 2, amount: number) => (out[axis] / half[axis]) * puff * amount
    return [out[0] + swell(0, fy * fz), out[1] + swell(1, fx * fz) + half[1], out[2] + swell(2, fx * fy)]
  }
}

function tapered(point: (cube: Vec3) => Vec3, half: Vec3, taper: number): (cube: Vec3) => Vec3 {
  return (cube) => {
    const [x, y, z] = point(cube)
    const k = 1 - (taper * y) / (2 * half[1])
    return [x * k, y, (z + half[2]) * k - half[2]]
  }
}

type FaceShape = Readonly<{ face: readonly [Vec3, Vec3, Vec3]; half: Vec3; radius: number; soft: boolean }>

function facePatch({ face, half, radius, soft }: FaceShape, surfacePoint: (cube: Vec3) => Vec3): Patch {
  const [normal, u, v] = face
  const extent = (axis: Vec3) => Math.abs(axis[0]) * half[0] + Math.abs(axis[1]) * half[1] + Math.abs(axis[2]) * half[2]
  const [uHalf, vHalf, outHalf] = [extent(u), extent(v), extent(normal)]
  const alongU = uHalf >= vHalf
  return patchOf({
    at: (s, t) => surfacePoint(add(add(scaled(normal, outHalf), scaled(u, s)), scaled(v, t))),
    uNodes: faceNodes(uHalf, radius, soft),
    vNodes: faceNodes(vHalf, radius, soft),
    grain: alongU ? u : v,
    acrossGrain: alongU ? v : u,
  })
}

/** Nodes across a face: dense where the edge bends, sparse where it is flat. */
function faceNodes(half: number, radius: number, soft: boolean): number[] {
  const inner = half - radius
  const arcSteps = radius > 4 ? 3 : radius > 1.5 ? 2 : 1
  const arc = Array.from({ length: arcSteps }, (_, step) => radius * Math.tan(((step + 1) / arcSteps) * (Math.PI / 4)))
  const flatSteps = Math.max(soft ? 4 : 1, Math.min(soft ? 5 : 7, Math.round((2 * inner) / 18)))
  const flat = Array.from({ length: flatSteps + 1 }, (_, step) => -inner + (2 * inner * step) / flatSteps)
  return [...arc.toReversed().map((offset) => -inner - offset), ...flat, ...arc.map((offset) => inner + offset)]
}
