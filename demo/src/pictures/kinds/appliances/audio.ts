import { surfaceOf, toned } from '../../materials/surface.ts'
import { box } from '../../solids/box.ts'
import { ellipse, frontPlane, rectangle } from '../../solids/decals.ts'
import { cylinder, lathe, tube } from '../../solids/roundSolids.ts'
import type { Solid } from '../../solids/solid.ts'
import type { KindBuilder } from '../blueprint.ts'
import { BLACK, DISPLAY_INK } from './applianceSurfaces.ts'
import { slots } from '../upholstery.ts'

/** A driver: rubber ring, cone, dust cap. */
function driver(radius: number, [x, y, z]: readonly [number, number, number], cone = BLACK): Solid[] {
  return [
    cylinder({ radius, height: 0.8, bevel: 0.3, tilt: 90, at: [x, y, z - 0.3], surface: toned(BLACK, 0.12) }),
    lathe({
      profile: [
        [radius * 0.86, 0.6],
        [radius * 0.36, -radius * 0.1],
      ],
      tilt: 90,
      at: [x, y, z],
      surface: cone,
      shadowless: true,
    }),
    lathe({
      profile: [
        [radius * 0.4, 0.1],
        [radius * 0.3, radius * 0.16],
        [0, radius * 0.22],
      ],
      smooth: true,
      tilt: 90,
      at: [x, y, z],
      surface: toned(cone, 0.12),
      shadowless: true,
    }),
  ]
}

const soundbar: KindBuilder = ({ width, height, depth, primary, secondary, named }) => {
  const z = depth / 2
  const bar = {
    ...box({ size: [width, height, depth], radius: Math.min(2.4, height * 0.4), surface: primary }),
    decals: [rectangle(frontPlane(z + 0.02), [width * 0.3, height * 0.5, width * 0.06, height * 0.16], DISPLAY_INK)],
  }
  const dots = slots(-width * 0.46, width * 0.22, 44).flatMap((x) =>
    slots(height * 0.2, height * 0.8, 3).map((y) =>
      ellipse(frontPlane(z + 0.02), [x, y, width * 0.007, height * 0.12], { color: '#000000', opacity: 0.34 }),
    ),
  )
  const sub = [
    box({ size: [24, 36, 30], at: [width / 2 + 24, 0, -6], radius: 1.6, surface: primary }),
    ...driver(8.6, [width / 2 + 24, 13, 9.2], secondary),
  ]
  return [{ ...bar, decals: [...bar.decals, ...dots] }, ...(named(['subwoofer', 'slim']) === 0 ? sub : [])]
}

const speaker: KindBuilder = ({ width, height, depth, primary, secondary, style, named }) => {
  const z = depth / 2
  if (named(['shelf', 'smart', 'tower']) === 1) {
    const r = Math.min(width, depth) / 2
    return [
      lathe({
        profile: [
          [r * 0.9, 0],
          [r, height * 0.1],
          [r, height * 0.9],
          [r * 0.86, height * 0.985],
          [r * 0.6, height],
        ],
        smooth: true,
        surface: primary,
      }),
      cylinder({ radius: r * 0.7, height: 0.8, bevel: 0.3, at: [0, height - 0.4, 0], surface: secondary }),
      lathe({
        profile: [
          [r * 1.01, height * 0.06],
          [r * 1.01, height * 0.09],
        ],
        surface: secondary,
        shadowless: true,
      }),
      tube({
        closed: true,
        path: slots(0, 2 * Math.PI, 10).map(
          (a) => [r * 0.7, height * 0.96 + Math.sin(a) * r * 0.3, Math.cos(a) * r * 0.3] as const,
        ),
        radius: 0.5,
        surface: secondary,
      }),
    ]
  }
  const r = Math.min(width * 0.36, height * 0.2)
  return [
    box({ size: [width, height, depth], radius: 1, surface: primary }),
    box({
      size: [width * 0.92, height * 0.95, 0.8],
      at: [0, height * 0.025, z],
      radius: 0.35,
      surface: toned(BLACK, 0.05),
    }),
    ...driver(
      r,
      [0, height * 0.3, z + 0.6],
      style(3) === 0 ? surfaceOf({ material: 'paper', color: '#d9a441' }) : secondary,
    ),
    ...driver(r * 0.5, [0, height * 0.72, z + 0.6], secondary),
    ...(height > 60 ? driver(r * 0.86, [0, height * 0.52, z + 0.6], secondary) : []),
  ]
}

const headphones: KindBuilder = ({ width, height, primary, secondary }) => {
  const r = width * 0.44
  const top = Math.max(height, width)
  const arc = slots(-0.1, Math.PI + 0.1, 9).map(
    (a) => [Math.cos(a) * r, top * 0.46 + Math.sin(a) * (top * 0.48), 0] as const,
  )
  const cup = (side: 1 | -1): Solid[] => [
    cylinder({
      radius: top * 0.24,
      height: 3.4,
      bevel: 1.2,
      roll: -side * 90,
      turn: side * 14,
      at: [side * (r - 1), top * 0.3, 0],
      surface: primary,
    }),
    cylinder({
      radius: top * 0.2,
      height: 3,
      bevel: 1.4,
      roll: side * 90,
      turn: side * 14,
      at: [side * (r - 0.6), top * 0.3, 0],
      surface: toned(secondary, -0.2),
    }),
    cylinder({
      radius: top * 0.13,
      height: 0.5,
      bevel: 0.2,
      roll: -side * 90,
      turn: side * 14,
      at: [side * (r + 2.4), top * 0.3, side * -0.5],
      surface: secondary,
    }),
    tube({
      path: [
        [side * r, top * 0.52, 0],
        [side * (r + 0.6), top * 0.4, 0],
      ],
      radius: 0.7,
      surface: secondary,
    }),
  ]
  return [
    tube({ path: arc, radius: 0.75, surface: secondary }),
    tube({ path: arc.slice(2, -2).map(([x, y, z]) => [x * 0.97, y - 0.4, z] as const), radius: 1.5, surface: primary }),
    ...cup(-1),
    ...cup(1),
  ]
}

export const AUDIO = { soundbar, speaker, headphones } as const
