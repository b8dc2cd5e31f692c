import { surfaceOf } from '../materials/surface.ts'
import type { Surface } from '../materials/surface.ts'
import { box } from '../solids/box.ts'
import { cylinder, tube } from '../solids/roundSolids.ts'
import type { Solid } from '../solids/solid.ts'
import type { KindBuilder } from './blueprint.ts'
import { slots } from './upholstery.ts'

const SHOE_COLORS = ['#8a5634', '#e9e4da', '#34383d', '#b5573c', '#6f7f72'] as const

/** One shoe, heel to the back, about 28 cm long. */
function shoe(surface: Surface, [x, y, z]: readonly [number, number, number]): Solid[] {
  return [
    box({
      size: [8.6, 2.2, 26],
      at: [x, y, z],
      radius: 1,
      surface: surfaceOf({ material: 'rubber', color: '#efe8dc' }),
    }),
    box({ size: [8, 6, 25], at: [x, y + 1.6, z], radius: 2.9, puff: 0.6, surface }),
    box({ size: [8, 10, 12], at: [x, y + 2, z - 6], radius: 3, surface }),
  ]
}

const shoeRack: KindBuilder = ({ width, height, depth, primary, secondary, style }) => {
  const tiers = Math.max(2, Math.min(4, Math.round(height / 28)))
  const boards = Array.from({ length: tiers }, (_, tier) => 8 + (tier * (height - 11)) / (tiers - 1))
  const pairs = Math.max(1, Math.floor(width / 28))
  return [
    ...[-1, 1].flatMap((side) =>
      [-1, 1].map((way) =>
        box({ size: [3, height, 3], at: [side * (width / 2 - 1.5), 0, way * (depth / 2 - 1.5)], surface: secondary }),
      ),
    ),
    ...boards.flatMap((y) =>
      slots(-depth / 2 + 1, depth / 2 - 1, 5).map((z) =>
        box({ size: [width - 4, 1.8, depth / 6], at: [0, y, z], surface: primary }),
      ),
    ),
    ...boards.slice(0, -1).flatMap((y, tier) =>
      slots(-width / 2 + 3, width / 2 - 3, pairs)
        .filter((_, index) => (index + tier + style(5)) % 5 !== 4)
        .flatMap((x, index) => {
          const surface = surfaceOf({
            material: 'leather',
            color: SHOE_COLORS[(index + tier * 2 + style(5)) % 5] ?? '#8a5634',
          })
          return [-5, 5].flatMap((dx) => shoe(surface, [x + dx, y + 1.8, 0]))
        }),
    ),
  ]
}

const coatRack: KindBuilder = ({ width, height, primary, secondary, style }) => {
  const r = Math.max(14, width / 2)
  const arms = slots(0, 2 * Math.PI, 6).map((angle, index) => {
    const [c, s] = [Math.cos(angle), Math.sin(angle)]
    const y = height * (index % 2 ? 0.84 : 0.93)
    return tube({
      path: [
        [c * 1.4, y - 7, s * 1.4],
        [c * 9, y - 5, s * 9],
        [c * 15, y + 4, s * 15],
      ],
      radius: 1.1,
      surface: primary,
    })
  })
  const feet =
    style(2) === 0
      ? slots(0, 2 * Math.PI, 4).map((angle) =>
          tube({
            path: [
              [Math.cos(angle) * r, 0, Math.sin(angle) * r],
              [Math.cos(angle) * r * 0.4, 9, Math.sin(angle) * r * 0.4],
              [0, 22, 0],
            ],
            radius: 1.6,
            surface: primary,
          }),
        )
      : [cylinder({ radius: r, height: 3, bevel: 1, surface: secondary })]
  const scarf = box({
    size: [9, height * 0.36, 3],
    at: [13, height * 0.55, 6],
    radius: 1.4,
    turn: 30,
    surface: surfaceOf({ material: 'wool', color: '#b5573c' }),
  })
  const hat = [
    cylinder({
      radius: 15,
      height: 1.6,
      bevel: 0.7,
      at: [-10, height * 0.965, -4],
      surface: surfaceOf({ material: 'wool', color: '#cbb592' }),
    }),
    cylinder({
      radius: 8.6,
      topRadius: 7.6,
      height: 10,
      bevel: 2.4,
      at: [-10, height * 0.97, -4],
      surface: surfaceOf({ material: 'wool', color: '#cbb592' }),
    }),
  ]
  return [...feet, cylinder({ radius: 2, height, bevel: 1, surface: primary }), ...arms, scarf, ...hat]
}

export const HALL = { shoeRack, coatRack } as const
