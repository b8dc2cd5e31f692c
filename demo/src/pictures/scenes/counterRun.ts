import { doorFronts, drawerFronts } from '../kinds/cases.ts'
import { surfaceOf, toned } from '../materials/surface.ts'
import { box } from '../solids/box.ts'
import type { Solid } from '../solids/solid.ts'

const TOP = surfaceOf({ material: 'marble', color: '#efebe4' })
const HANDLE = surfaceOf({ material: 'brass', color: '#c9a052' })

export type CounterRun = Readonly<{ from: number; to: number; wallZ: number; color: string }>

/** Kitchen base cabinets with a stone top at 90 cm, 60 cm deep, between two places along the wall. */
export function counterRun({ from, to, wallZ, color }: CounterRun): Solid[] {
  const [x, width] = [(from + to) / 2, to - from]
  const z = wallZ + 30
  const surface = surfaceOf({ material: 'paintedWood', color })
  const fronts = { z: z + 29, rows: 1, columns: Math.max(1, Math.round(width / 50)), surface, handle: HANDLE }
  return [
    box({ size: [width, 10, 52], at: [x, 0, z - 4], surface: toned(surface, -0.5) }),
    box({ size: [width, 76, 57], at: [x, 10, z - 1], surface: toned(surface, -0.05) }),
    ...doorFronts({ ...fronts, area: [x, 11, width - 1, 56] }),
    ...drawerFronts({ ...fronts, area: [x, 68, width - 1, 17] }),
    box({ size: [width + 0.6, 4, 62], at: [x, 86, z], surface: TOP, radius: 0.6 }),
  ]
}
