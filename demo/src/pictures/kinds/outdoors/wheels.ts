import { surfaceOf } from '../../materials/surface.ts'
import type { Surface } from '../../materials/surface.ts'
import { cylinder, tube } from '../../solids/roundSolids.ts'
import type { Solid } from '../../solids/solid.ts'
import type { Vec3 } from '../../solids/vector.ts'
import { slots } from '../upholstery.ts'

export const TYRE: Surface = surfaceOf({ material: 'rubber', color: '#2a2a2c' })

export type WheelShape = Readonly<{
  at: Vec3
  radius: number
  tyre: number
  rim: Surface
  spokes: number
  spoke?: number
}>

/** A wheel that rolls along x: tyre, rim, spokes, hub. `at` is its axle. */
export function wheel({ at: [x, y, z], radius, tyre, rim, spokes, spoke = 0.3 }: WheelShape): Solid[] {
  const ring = (r: number, thick: number, surface: Surface): Solid =>
    tube({
      closed: true,
      path: slots(0, 2 * Math.PI, 12).map((a) => [x + Math.cos(a) * r, y + Math.sin(a) * r, z] as const),
      radius: thick,
      surface,
    })
  const bars = slots(0, 2 * Math.PI, spokes).map((a) =>
    tube({
      path: [
        [x + Math.cos(a) * radius * 0.08, y + Math.sin(a) * radius * 0.08, z],
        [x + Math.cos(a) * (radius - tyre * 2), y + Math.sin(a) * (radius - tyre * 2), z],
      ],
      radius: spoke,
      surface: rim,
      shadowless: true,
    }),
  )
  return [
    ...bars,
    ring(radius - tyre * 2.1, Math.max(0.5, tyre * 0.4), rim),
    ring(radius - tyre, tyre, TYRE),
    cylinder({ radius: radius * 0.13, height: tyre * 2.2, tilt: 90, at: [x, y, z - tyre * 1.1], surface: rim }),
  ]
}
