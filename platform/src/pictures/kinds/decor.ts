import { surfaceOf, toned } from '../materials/surface.ts'
import { box } from '../solids/boxes.ts'
import { ellipse, frontPlane, polygon, rectangle, topPlane } from '../solids/decals.ts'
import { cylinder, lathe, tube } from '../solids/roundSolids.ts'
import { sheet } from '../solids/sheets.ts'
import type { Solid } from '../solids/solid.ts'
import type { KindBuilder } from './blueprint.ts'
import { slots } from './upholstery.ts'
import { hexOf } from '../materials/colour.ts'
import type { Surface } from '../materials/surface.ts'

export const inkOf = (surface: Surface): string => hexOf(surface.color)

const rug: KindBuilder = ({ width, depth, primary, secondary, style, has }) => {
  if (has('round')) {
    const r = Math.min(width, depth) / 2
    const rings = [0.94, 0.7, 0.66].map((k, index) =>
      ellipse(topPlane(1.02), [0, 0, 2 * r * k, 2 * r * k], {
        color: inkOf(index % 2 ? primary : secondary),
        opacity: 0.55,
      }),
    )
    return [{ ...cylinder({ radius: r, height: 1.2, bevel: 0.4, surface: primary }), decals: rings }]
  }
  const long = Math.max(depth, 40)
  const plane = topPlane(1.25)
  const ink = { color: inkOf(secondary), opacity: 0.62 }
  const patterns = [
    () =>
      [0.92, 0.88].map((k, i) =>
        rectangle(plane, [0, 0, width * k, long - width * (1 - k)], i ? { color: inkOf(primary) } : ink),
      ),
    () =>
      slots(-long / 2, long / 2, 9)
        .filter((_, i) => i % 2 === 1)
        .map((v) => rectangle(plane, [0, v, width * 0.98, long / 13], ink)),
    () =>
      slots(-long / 2, long / 2, 5).flatMap((v) =>
        slots(-width / 2, width / 2, 3).map((u) =>
          polygon(
            plane,
            [
              [u - width * 0.13, v],
              [u, v - long * 0.085],
              [u + width * 0.13, v],
              [u, v + long * 0.085],
            ],
            ink,
          ),
        ),
      ),
    () =>
      slots(-width / 2, width / 2, 6).flatMap((u, i) => [
        rectangle(plane, [u, ((i % 3) - 1) * long * 0.22, width * 0.12, long * 0.3], ink),
      ]),
  ]
  const fringe = [-1, 1].flatMap((side) =>
    slots(-width / 2, width / 2, 34).map((x) =>
      box({
        size: [width / 60, 0.5, 5],
        at: [x, 0, side * (long / 2 + 2)],
        surface: toned(primary, 0.3),
        radius: 0.2,
        shadowless: true,
      }),
    ),
  )
  return [
    { ...box({ size: [width, 1.2, long], radius: 0.5, surface: primary }), decals: patterns[style(4)]?.() ?? [] },
    ...fringe,
  ]
}

const mirror: KindBuilder = ({ width, height, primary, secondary, named }) => {
  const frame = primary.finish.mirror > 0.5 && primary.material !== 'brass' ? secondary : primary
  const glass = surfaceOf({ material: 'glass', color: '#cfdadd' })
  const face: Surface = {
    ...glass,
    color: [222, 229, 230],
    finish: { ...glass.finish, opacity: 1, mirror: 0.1, gloss: 0 },
  }
  const shine = (z: number, h: number) => [
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
  if (named(['round', 'arch', 'rectangular']) === 0) {
    const r = Math.min(width, height) / 2
    return [
      { ...cylinder({ radius: r - 1, height: 2, tilt: 90, at: [0, r, -1], surface: face }), decals: shine(1.2, 2 * r) },
      tube({
        closed: true,
        path: slots(0, 2 * Math.PI, 12).map(
          (a) => [Math.cos(a) * (r - 0.8), r + Math.sin(a) * (r - 0.8), 0.6] as const,
        ),
        radius: 1.5,
        surface: frame,
      }),
    ]
  }
  if (named(['round', 'arch', 'rectangular']) === 1) {
    const r = width / 2 - 1
    const arch = [0, ...slots(0, Math.PI, 9), Math.PI].map(
      (a) => [Math.cos(a) * r, height - r - 1 + Math.sin(a) * r, 0.6] as const,
    )
    return [
      { ...box({ size: [width - 3, height - r, 1.6], surface: face, radius: 0.3 }), decals: [] },
      {
        ...cylinder({ radius: r, height: 1.6, tilt: 90, at: [0, height - r - 1, -0.8], surface: face }),
        decals: shine(1, height),
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
        surface: frame,
      }),
    ]
  }
  const bar = Math.min(5, width * 0.07)
  return [
    {
      ...box({ size: [width - bar, height - bar, 1.4], at: [0, bar / 2, 0], surface: face, radius: 0.2 }),
      decals: shine(0.8, height),
    },
    ...[-1, 1].map((side) =>
      box({ size: [bar, height, 3.4], at: [side * (width / 2 - bar / 2), 0, 0.4], surface: frame }),
    ),
    ...[0, height - bar].map((y) => box({ size: [width, bar, 3.4], at: [0, y, 0.4], surface: frame })),
  ]
}

const curtain: KindBuilder = ({ width, height, primary, secondary }) => {
  const wing = (side: 1 | -1): Solid =>
    sheet({
      at3d: (u, v) => {
        const wave = Math.sin(u * Math.PI * 2 * 4.5)
        const drawn = 1 - 0.1 * Math.sin(Math.PI * Math.min(1, (1 - v) * 1.2))
        return [side * (width / 2 - u * width * 0.4 * drawn), v * height * 0.96, wave * 4.4]
      },
      columns: 40,
      rows: 4,
      surface: primary,
    })
  return [
    tube({
      path: [
        [-width / 2 - 8, height, 0],
        [width / 2 + 8, height, 0],
      ],
      radius: 1.3,
      surface: secondary,
    }),
    ...[-1, 1].map((side) =>
      lathe({
        profile: [
          [0, -2.6],
          [2.6, 0],
          [0, 2.6],
        ],
        smooth: true,
        at: [side * (width / 2 + 9), height, 0],
        surface: secondary,
      }),
    ),
    wing(1),
    wing(-1),
    ...[-1, 1].flatMap((side) =>
      slots(width * 0.1, width / 2, 6).map((x) =>
        tube({
          closed: true,
          path: [
            [side * x, height + 2.2, 0],
            [side * x, height, 2.2],
            [side * x, height - 2.6, 0],
            [side * x, height, -2.2],
          ],
          radius: 0.4,
          surface: secondary,
          shadowless: true,
        }),
      ),
    ),
  ]
}

export const DECOR = { rug, mirror, curtain } as const
