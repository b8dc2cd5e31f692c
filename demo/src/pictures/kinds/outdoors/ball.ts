import type { Surface } from '../../materials/surface.ts'
import { lathe } from '../../solids/roundSolids.ts'
import type { Solid } from '../../solids/solid.ts'
import type { Vec3 } from '../../solids/vector.ts'
import { slots } from '../upholstery.ts'

type Ball = Readonly<{ radius: number; at: Vec3; surface: Surface; squash?: number }>

/** A ball that lies on its place; `squash` below 1 flattens it. */
export function ball({ radius, at, surface, squash = 1 }: Ball): Solid {
  const profile = slots(-Math.PI / 2, Math.PI / 2, 7).map(
    (a) => [Math.cos(a) * radius, radius * squash * (1 + Math.sin(a))] as const,
  )
  return lathe({ profile: [[0, 0], ...profile, [0, 2 * radius * squash]], smooth: true, at, surface })
}
