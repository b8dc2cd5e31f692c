import { toned } from '../../materials/surface.ts'
import { box } from '../../solids/box.ts'
import { ellipse, polygon, rectangle, topPlane } from '../../solids/decals.ts'
import { cylinder, lathe, tube } from '../../solids/roundSolids.ts'
import { sheet } from '../../solids/sheets.ts'
import type { Decal, Solid } from '../../solids/solid.ts'
import type { Blueprint, KindBuilder } from '../blueprint.ts'
import { slots } from '../upholstery.ts'
import { hexOf } from '../../materials/colour.ts'
import type { Surface } from '../../materials/surface.ts'

export const inkOf = (surface: Surface): string => hexOf(surface.color)

/** Looks of a rug: its pattern, times how close that is woven. */
const PATTERNS = 4
const DENSITIES = [1, 1.6, 0.7] as const

/** Returns the woven pattern of a rug of this length. */
function rugPattern({ width, primary, secondary, style }: Blueprint, long: number): Decal[] {
  const look = style(PATTERNS * DENSITIES.length)
  const density = DENSITIES[Math.floor(look / PATTERNS)] ?? 1
  const many = (count: number) => Math.max(2, Math.round(count * density))
  const plane = topPlane(1.25)
  const ink = { color: inkOf(secondary), opacity: 0.62 }
  const patterns = [
    () =>
      [0.92, 0.88]
        .map((k) => 1 - (1 - k) * density)
        .map((k, i) =>
          rectangle(plane, [0, 0, width * k, long - width * (1 - k)], i ? { color: inkOf(primary) } : ink),
        ),
    () =>
      slots(-long / 2, long / 2, many(9))
        .filter((_, i) => i % 2 === 1)
        .map((v) => rectangle(plane, [0, v, width * 0.98, long / 13 / density], ink)),
    () =>
      slots(-long / 2, long / 2, many(5)).flatMap((v) =>
        slots(-width / 2, width / 2, many(3)).map((u) =>
          polygon(
            plane,
            [
              [u - (width * 0.13) / density, v],
              [u, v - (long * 0.085) / density],
              [u + (width * 0.13) / density, v],
              [u, v + (long * 0.085) / density],
            ],
            ink,
          ),
        ),
      ),
    () =>
      slots(-width / 2, width / 2, many(6)).flatMap((u, i) => [
        rectangle(plane, [u, ((i % 3) - 1) * long * 0.22, (width * 0.12) / density, long * 0.3], ink),
      ]),
  ]
  return patterns[look % PATTERNS]?.() ?? []
}

const rug: KindBuilder = (plan) => {
  const { width, depth, primary, secondary, style, has } = plan
  if (has('round')) {
    const r = Math.min(width, depth) / 2
    const rings = (
      [
        [0.94, 0.7, 0.66],
        [0.9, 0.86, 0.4, 0.36],
        [0.96, 0.8, 0.6, 0.4, 0.2],
      ][style(3)] ?? []
    ).map((k, index) =>
      ellipse(topPlane(1.02), [0, 0, 2 * r * k, 2 * r * k], {
        color: inkOf(index % 2 ? primary : secondary),
        opacity: 0.55,
      }),
    )
    return [{ ...cylinder({ radius: r, height: 1.2, bevel: 0.4, surface: primary }), decals: rings }]
  }
  const long = Math.max(depth, 40)
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
    {
      ...box({ size: [width, 1.2, long], radius: 0.5, surface: primary }),
      decals: rugPattern(plan, long),
    },
    ...fringe,
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

export const DECOR = { rug, curtain } as const
