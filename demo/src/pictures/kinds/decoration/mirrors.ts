import { surfaceOf } from '../../materials/surface.ts'
import type { Surface } from '../../materials/surface.ts'
import { box } from '../../solids/box.ts'
import { frontPlane, polygon } from '../../solids/decals.ts'
import { cylinder, tube } from '../../solids/roundSolids.ts'
import type { Decal, Solid } from '../../solids/solid.ts'
import type { Blueprint, KindBuilder } from '../blueprint.ts'
import { slots } from '../upholstery.ts'

const GLASS = surfaceOf({ material: 'glass', color: '#cfdadd' })
const FACE: Surface = {
  ...GLASS,
  color: [222, 229, 230],
  finish: { ...GLASS.finish, opacity: 1, mirror: 0.1, gloss: 0 },
}

/** Reflection of the room in a mirror: a dark stripe and the window, at depth `z`. */
function shine(width: number, z: number, h: number): Decal[] {
  return [
    polygon(
      frontPlane(z),
      [
        [-width * 0.3, h * 0.22],
        [width * 0.3, h * 0.22],
        [width * 0.3, h * 0.36],
        [-width * 0.3, h * 0.3],
      ],
      { color: '#8a7c6c', opacity: 0.16 },
    ),
    polygon(
      frontPlane(z),
      [
        [-width * 0.3, h * 0.42],
        [-width * 0.14, h * 0.42],
        [width * 0.22, h * 0.76],
        [width * 0.06, h * 0.76],
      ],
      { color: '#ffffff', opacity: 0.3 },
    ),
    polygon(
      frontPlane(z),
      [
        [-width * 0.06, h * 0.36],
        [0, h * 0.36],
        [width * 0.34, h * 0.68],
        [width * 0.29, h * 0.68],
      ],
      { color: '#ffffff', opacity: 0.22 },
    ),
  ]
}

const frameOf = ({ primary, secondary }: Blueprint): Surface =>
  primary.finish.mirror > 0.5 && primary.material !== 'brass' ? secondary : primary

const mirror: KindBuilder = (plan) => {
  const form = plan.named(['round', 'arch', 'rectangular'])
  return form === 0 ? roundMirror(plan) : form === 1 ? archMirror(plan) : rectangularMirror(plan)
}

function roundMirror(plan: Blueprint): Solid[] {
  const { width, height } = plan
  const r = Math.min(width, height) / 2
  return [
    {
      ...cylinder({ radius: r - 1, height: 2, tilt: 90, at: [0, r, -1], surface: FACE }),
      decals: shine(width, 1.2, 2 * r),
    },
    tube({
      closed: true,
      path: slots(0, 2 * Math.PI, 12).map((a) => [Math.cos(a) * (r - 0.8), r + Math.sin(a) * (r - 0.8), 0.6] as const),
      radius: 1.5,
      surface: frameOf(plan),
    }),
  ]
}

function archMirror(plan: Blueprint): Solid[] {
  const { width, height } = plan
  const r = width / 2 - 1
  const arch = [0, ...slots(0, Math.PI, 9), Math.PI].map(
    (a) => [Math.cos(a) * r, height - r - 1 + Math.sin(a) * r, 0.6] as const,
  )
  return [
    { ...box({ size: [width - 3, height - r, 1.6], surface: FACE, radius: 0.3 }), decals: [] },
    {
      ...cylinder({ radius: r, height: 1.6, tilt: 90, at: [0, height - r - 1, -0.8], surface: FACE }),
      decals: shine(width, 1, height),
    },
    tube({
      closed: true,
      path: [
        [r, 1, 0.6],
        ...slots(1, height - r, 5).map((y) => [r, y, 0.6] as const),
        ...arch,
        ...slots(height - r, 1, 5).map((y) => [-r, y, 0.6] as const),
        [-r, 1, 0.6],
        [0, 1, 0.6],
      ],
      radius: 1.3,
      surface: frameOf(plan),
    }),
  ]
}

function rectangularMirror(plan: Blueprint): Solid[] {
  const { width, height } = plan
  const bar = Math.min(5, width * 0.07)
  return [
    {
      ...box({ size: [width - bar, height - bar, 1.4], at: [0, bar / 2, 0], surface: FACE, radius: 0.2 }),
      decals: shine(width, 0.8, height),
    },
    ...[-1, 1].map((side) =>
      box({ size: [bar, height, 3.4], at: [side * (width / 2 - bar / 2), 0, 0.4], surface: frameOf(plan) }),
    ),
    ...[0, height - bar].map((y) => box({ size: [width, bar, 3.4], at: [0, y, 0.4], surface: frameOf(plan) })),
  ]
}

export const MIRRORS = { mirror } as const
