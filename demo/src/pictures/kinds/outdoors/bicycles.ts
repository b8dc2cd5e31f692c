import { surfaceOf } from '../../materials/surface.ts'
import type { Surface } from '../../materials/surface.ts'
import { box } from '../../solids/box.ts'
import { cylinder, tube } from '../../solids/roundSolids.ts'
import type { Solid } from '../../solids/solid.ts'
import type { Vec3 } from '../../solids/vector.ts'
import type { Blueprint, KindBuilder } from '../blueprint.ts'
import { BLACK, STEEL } from '../appliances/applianceSurfaces.ts'
import { wheel } from './wheels.ts'
import { CHROME, longSide } from './motorcycles.ts'

type Joint = readonly [x: number, y: number]
/** Where the tubes of a bicycle meet, seen from the side. */
type Bones = Readonly<{
  r: number
  front: number
  rear: number
  crank: Joint
  seatTube: Joint
  head: Joint
}>

const SADDLE_LEATHER = surfaceOf({ material: 'leather', color: '#6a4329' })

const bar = (path: readonly Vec3[], radius: number, surface: Surface): Solid => tube({ path, radius, surface })

const bicycle: KindBuilder = (plan) => {
  const long = longSide(plan)
  const r = long * 0.2
  const [front, rear] = [long / 2 - r, -long / 2 + r]
  const { height, secondary } = plan
  const bones: Bones = {
    r,
    front,
    rear,
    crank: [rear + long * 0.24, r * 0.86],
    seatTube: [rear + long * 0.17, height * 0.76],
    head: [front - r * 0.42, height * 0.8],
  }
  return [
    ...wheel({ at: [rear, r, 0], radius: r, tyre: 1.7, rim: secondary, spokes: 18, spoke: 0.16 }),
    ...wheel({ at: [front, r, 0], radius: r, tyre: 1.7, rim: secondary, spokes: 18, spoke: 0.16 }),
    ...bicycleFrame(plan, bones),
    ...saddle(plan, bones),
    ...handlebar(plan, bones),
    ...pedals(bones),
  ]
}

/** The thin pairs of tubes that hold the wheels. */
function stays({ primary: paint }: Blueprint, { r, front, rear, crank, seatTube, head }: Bones): Solid[] {
  return [-1, 1].flatMap((s) => [
    bar(
      [
        [rear, r, s * 4],
        [crank[0], crank[1], s * 2],
      ],
      0.9,
      paint,
    ),
    bar(
      [
        [rear, r, s * 4],
        [seatTube[0], seatTube[1] - 6, s * 1.4],
      ],
      0.8,
      paint,
    ),
    bar(
      [
        [front, r, s * 4],
        [head[0] + 2, head[1] - 11, s * 2.6],
      ],
      1.1,
      paint,
    ),
  ])
}

function bicycleFrame(plan: Blueprint, bones: Bones): Solid[] {
  const { crank, seatTube, head } = bones
  const paint = plan.primary
  return [
    bar(
      [
        [crank[0], crank[1], 0],
        [seatTube[0], seatTube[1], 0],
      ],
      1.5,
      paint,
    ),
    bar(
      [
        [crank[0], crank[1], 0],
        [head[0], head[1] - 9, 0],
      ],
      1.8,
      paint,
    ),
    bar(
      [
        [seatTube[0], seatTube[1] - (plan.style(2) ? 14 : 5), 0],
        [head[0], head[1] - 3, 0],
      ],
      1.5,
      paint,
    ),
    ...stays(plan, bones),
    bar(
      [
        [head[0] + 2, head[1] - 12, 0],
        [head[0], head[1] + 4, 0],
      ],
      1.9,
      paint,
    ),
  ]
}

function saddle({ height }: Blueprint, { seatTube }: Bones): Solid[] {
  return [
    bar(
      [
        [seatTube[0], seatTube[1], 0],
        [seatTube[0] - 3, height * 0.9, 0],
      ],
      1.1,
      CHROME,
    ),
    box({
      size: [26, 5, 15],
      at: [seatTube[0] - 5, height * 0.895, 0],
      radius: 2.4,
      puff: 0.5,
      surface: SADDLE_LEATHER,
    }),
  ]
}

function handlebar({ height }: Blueprint, { head }: Bones): Solid[] {
  return [
    bar(
      [
        [head[0], head[1] + 3, 0],
        [head[0] + 1, height * 0.96, 0],
      ],
      1.2,
      CHROME,
    ),
    bar(
      [
        [head[0] - 10, height * 0.97, 28],
        [head[0] + 1, height * 0.98, 14],
        [head[0] + 4, height * 0.96, 0],
        [head[0] + 1, height * 0.98, -14],
        [head[0] - 10, height * 0.97, -28],
      ],
      1.1,
      CHROME,
    ),
    ...[-1, 1].map((s) =>
      bar(
        [
          [head[0] - 10, height * 0.97, s * 29],
          [head[0] - 4, height * 0.975, s * 21],
        ],
        1.7,
        SADDLE_LEATHER,
      ),
    ),
  ]
}

function pedals({ r, crank }: Bones): Solid[] {
  return [
    cylinder({ radius: r * 0.26, height: 0.8, tilt: 90, at: [crank[0], crank[1], 3], surface: STEEL }),
    ...[-1, 1].flatMap((s) => [
      bar(
        [
          [crank[0], crank[1], s * 6],
          [crank[0] + s * 12, crank[1] - s * 10, s * 6],
        ],
        0.9,
        STEEL,
      ),
      box({ size: [9, 2, 8], at: [crank[0] + s * 12, crank[1] - s * 10 - 1, s * 11], radius: 0.8, surface: BLACK }),
    ]),
  ]
}

export const BICYCLES = { bicycle } as const
