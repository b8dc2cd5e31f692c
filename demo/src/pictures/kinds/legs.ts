import type { Surface } from '../materials/surface.ts'
import { box } from '../solids/box.ts'
import { cylinder, tube } from '../solids/roundSolids.ts'
import { placed } from '../solids/solid.ts'
import type { Solid } from '../solids/solid.ts'

export type LegStyle = 'tapered' | 'block' | 'pin' | 'sled'
export const LEG_STYLES: readonly LegStyle[] = ['tapered', 'block', 'sled', 'pin']

export type LegShape = Readonly<{
  /** Between the outer faces of the legs. */
  width: number
  depth: number
  height: number
  surface: Surface
  style: LegStyle
  thickness?: number
}>

/** Four legs, or two runners, under a body of the given size. */
export function legs(shape: LegShape): Solid[] {
  const { width, depth, height, surface } = shape
  const thick = shape.thickness ?? Math.max(2, Math.min(6, width * 0.03))
  const [x, z] = [width / 2 - thick / 2, depth / 2 - thick / 2]
  if (shape.style === 'sled') return [-1, 1].map((side) => runner({ ...shape, thickness: thick }, side * x))
  return [-1, 1]
    .flatMap((sx) => [-1, 1].map((sz) => oneLeg({ ...shape, thickness: thick }, [sx, sz])))
    .map((leg, index) => {
      const [sx, sz] = [index < 2 ? -1 : 1, index % 2 === 0 ? -1 : 1]
      return placed(leg, { at: [sx * x, 0, sz * z] })
    })

  function oneLeg(leg: LegShape & { thickness: number }, [sx = 1, sz = 1]: readonly number[]): Solid {
    const t = leg.thickness
    if (leg.style === 'block') return box({ size: [t * 1.25, height, t * 1.25], surface, radius: 0.3 })
    const splay = Math.min(height * 0.12, t * 1.6)
    if (leg.style === 'pin') {
      return tube({
        path: [
          [sx * splay, 0, sz * splay],
          [0, height, 0],
        ],
        radius: Math.max(0.7, t * 0.28),
        surface,
      })
    }
    const tilt = (Math.atan2(splay, height) * 180) / Math.PI
    return cylinder({
      radius: t * 0.36,
      topRadius: t * 0.62,
      height: height * 1.01,
      surface,
      tilt: -sz * tilt,
      roll: sx * tilt,
      at: [sx * splay, 0, sz * splay],
    })
  }
}

function runner({ depth, height, surface, thickness = 3 }: LegShape, x: number): Solid {
  const [z, r] = [depth / 2, Math.max(0.8, thickness * 0.32)]
  return tube({
    path: [
      [x, height, z - r],
      [x, r, z - r],
      [x, r, r - z],
      [x, height, r - z],
    ],
    radius: r,
    surface,
    straight: true,
  })
}
