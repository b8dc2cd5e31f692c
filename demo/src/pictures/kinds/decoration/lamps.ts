import { glowing, surfaceOf, toned } from '../../materials/surface.ts'
import type { Surface } from '../../materials/surface.ts'
import { box } from '../../solids/box.ts'
import { cylinder, lathe, tube } from '../../solids/roundSolids.ts'
import type { Solid } from '../../solids/solid.ts'
import type { Placement } from '../../solids/vector.ts'
import type { KindBuilder } from '../blueprint.ts'

const BULB: Surface = glowing(surfaceOf({ material: 'glass', color: '#ffe9c4' }), 1.5)
const INSIDE: Surface = glowing(surfaceOf({ material: 'paper', color: '#ffedd0' }), 1.35)

type Shade = Readonly<{ bottom: number; top: number; height: number; surface: Surface }> & Placement

/** An open cone or drum of cloth, lit from within. */
function drumShade({ bottom, top, height, surface, ...placement }: Shade): Solid[] {
  return [
    lathe({
      ...placement,
      profile: [
        [bottom, 0],
        [top, height],
      ],
      surface: glowing(surface, 0.98),
    }),
    lathe({
      ...placement,
      profile: [
        [top - 0.4, height],
        [bottom - 0.4, 0],
      ],
      surface: INSIDE,
      shadowless: true,
    }),
    lathe({
      ...placement,
      profile: [
        [bottom + 0.1, 0],
        [bottom + 0.1, 0.9],
      ],
      surface: toned(surface, -0.12),
      shadowless: true,
    }),
  ]
}

/** A hollow dome of metal, bright inside. */
function domeShade({ bottom, top, height, surface, ...placement }: Shade): Solid[] {
  const outside = [
    [bottom, 0],
    [bottom * 0.97, height * 0.3],
    [bottom * 0.74, height * 0.68],
    [top, height],
  ] as const
  return [
    lathe({ ...placement, profile: outside, smooth: true, surface }),
    lathe({
      ...placement,
      profile: outside.toReversed().map(([r, y]) => [Math.max(0.1, r - 0.5), y] as const),
      smooth: true,
      surface: INSIDE,
      shadowless: true,
    }),
  ]
}

function globe(radius: number, placement: Placement): Solid {
  const profile = [-1, -0.9, -0.5, 0, 0.5, 0.9, 1].map(
    (s) => [Math.sqrt(1 - s * s) * radius, (s + 1) * radius] as const,
  )
  return lathe({
    ...placement,
    profile,
    smooth: true,
    surface: glowing(surfaceOf({ material: 'ceramic', color: '#fff4e0' }), 1.12),
  })
}

const floorLamp: KindBuilder = ({ width, height, primary, secondary, named }) => {
  const r = Math.max(16, Math.min(26, width / 2))
  if (named(['tripod', 'arc', 'reading']) === 1) {
    const reach = Math.max(50, width * 0.7)
    return [
      cylinder({ radius: 15, height: 5, bevel: 1, at: [-reach / 2, 0, 0], surface: secondary }),
      tube({
        path: [
          [-reach / 2, 4, 0],
          [-reach / 2, height * 0.6, 0],
          [-reach * 0.2, height * 0.95, 0],
          [reach * 0.25, height * 0.95, 0],
          [reach / 2, height * 0.78, 0],
        ],
        radius: 1.1,
        surface: secondary,
      }),
      ...domeShade({ bottom: 18, top: 2, height: 17, surface: primary, at: [reach / 2, height * 0.66, 0] }),
    ]
  }
  if (named(['tripod', 'arc', 'reading']) === 2) {
    return [
      cylinder({ radius: 13, height: 2.4, bevel: 0.8, surface: secondary }),
      cylinder({ radius: 1.1, height: height * 0.9, surface: secondary }),
      tube({
        path: [
          [0, height * 0.88, 0],
          [14, height * 0.97, 4],
        ],
        radius: 0.9,
        surface: secondary,
      }),
      ...domeShade({ bottom: 11, top: 2.4, height: 17, surface: primary, at: [19, height * 0.84, 6], roll: 28 }),
    ]
  }
  const foot = [30, 150, 270].map((degrees) => {
    const [x, z] = [Math.cos((degrees * Math.PI) / 180) * r * 1.05, Math.sin((degrees * Math.PI) / 180) * r * 1.05]
    return tube({
      path: [
        [x, 0, z],
        [x * 0.08, height * 0.72, z * 0.08],
      ],
      radius: 1.4,
      surface: secondary,
    })
  })
  return [
    ...foot,
    cylinder({ radius: 1.8, height: 4, at: [0, height * 0.7, 0], surface: secondary }),
    ...drumShade({ bottom: r, top: r * 0.86, height: height * 0.25, surface: primary, at: [0, height * 0.75, 0] }),
  ]
}

const tableLamp: KindBuilder = ({ width, height, primary, secondary, style }) => {
  const r = width / 2
  if (style(3) === 1) {
    return [
      cylinder({ radius: r * 0.62, height: 2.4, bevel: 0.8, surface: primary }),
      cylinder({ radius: r * 0.16, height: height * 0.66, surface: primary }),
      ...domeShade({ bottom: r, top: r * 0.3, height: height * 0.36, surface: primary, at: [0, height * 0.62, 0] }),
      cylinder({ radius: r * 0.34, height: 1, at: [0, height * 0.965, 0], surface: secondary }),
    ]
  }
  const base =
    style(3) === 0
      ? ([
          [r * 0.3, 0],
          [r * 0.56, height * 0.12],
          [r * 0.6, height * 0.26],
          [r * 0.3, height * 0.44],
          [r * 0.1, height * 0.5],
        ] as const)
      : ([
          [r * 0.46, 0],
          [r * 0.5, height * 0.1],
          [r * 0.2, height * 0.2],
          [r * 0.42, height * 0.32],
          [r * 0.14, height * 0.5],
        ] as const)
  return [
    cylinder({ radius: r * 0.44, height: 1.6, surface: secondary }),
    lathe({
      profile: base.map(([x, y]) => [x, y + 1.4] as const),
      smooth: true,
      surface: secondary.material === 'brass' || secondary.material === 'oak' ? secondary : toned(secondary, 0.05),
    }),
    cylinder({ radius: 0.8, height: height * 0.2, at: [0, height * 0.48, 0], surface: toned(secondary, -0.3) }),
    ...drumShade({ bottom: r, top: r * 0.72, height: height * 0.42, surface: primary, at: [0, height * 0.58, 0] }),
  ]
}

const pendantLamp: KindBuilder = ({ width, height, primary, secondary, style }) => {
  const r = width / 2
  const drop = Math.max(height, width * 1.1)
  const shadeHeight = Math.min(drop * 0.55, r * 1.1)
  const cord = [
    tube({
      path: [
        [0, shadeHeight, 0],
        [0, drop + 10, 0],
      ],
      radius: 0.5,
      surface: toned(secondary, -0.4),
      shadowless: true,
    }),
    cylinder({ radius: 5.5, height: 3, bevel: 1, at: [0, drop + 9, 0], surface: secondary, shadowless: true }),
    cylinder({ radius: 2.4, height: 5, at: [0, shadeHeight - 0.5, 0], surface: secondary, shadowless: true }),
  ]
  const shades = [
    () => domeShade({ bottom: r, top: 3, height: shadeHeight, surface: primary }),
    () => [globe(r * 0.9, { at: [0, shadeHeight - r * 1.8, 0] })],
    () => [
      lathe({
        profile: [
          [r * 0.5, 0],
          [r * 0.94, shadeHeight * 0.22],
          [r, shadeHeight * 0.5],
          [r * 0.8, shadeHeight * 0.8],
          [2.6, shadeHeight],
        ],
        smooth: true,
        surface: primary,
      }),
      lathe({
        profile: [
          [r * 0.8, shadeHeight * 0.5],
          [r * 0.49, 0.2],
        ],
        surface: INSIDE,
      }),
    ],
  ]
  const bulb = style(3) === 0 ? [globe(r * 0.2, { at: [0, -r * 0.12, 0] })] : []
  return [...cord, ...(shades[style(3)]?.() ?? []), ...bulb].map((solid) => ({ ...solid, shadowless: true }))
}

const wallLamp: KindBuilder = ({ width, height, depth, primary, secondary, style }) => {
  const plate = cylinder({
    radius: Math.min(7, width * 0.32),
    height: 2,
    tilt: 90,
    at: [0, height * 0.42, -depth / 2],
    surface: secondary,
  })
  const arm = tube({
    path: [
      [0, height * 0.42, -depth / 2 + 1],
      [0, height * 0.42, 0],
      [0, height * 0.56, depth * 0.12],
    ],
    radius: 0.9,
    surface: secondary,
  })
  if (style(2) === 0)
    return [plate, arm, globe(Math.min(width / 2, height * 0.2), { at: [0, height * 0.54, depth * 0.12] })]
  return [
    plate,
    arm,
    box({ size: [2.4, height * 0.5, 2.4], at: [0, height * 0.18, depth * 0.12], surface: secondary }),
    ...drumShade({
      bottom: width / 2,
      top: width * 0.34,
      height: height * 0.45,
      surface: primary,
      at: [0, height * 0.55, depth * 0.12],
    }),
    { ...cylinder({ radius: 1.6, height: 4, at: [0, height * 0.6, depth * 0.12], surface: BULB }), shadowless: true },
  ]
}

export const LAMPS = { floorLamp, tableLamp, pendantLamp, wallLamp } as const
