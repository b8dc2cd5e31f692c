import { toned } from '../materials/surface.ts'
import { box } from '../solids/box.ts'
import { cylinder } from '../solids/roundSolids.ts'
import { placedAll } from '../solids/solid.ts'
import type { Solid } from '../solids/solid.ts'
import type { Blueprint, KindBuilder } from './blueprint.ts'
import { CHAIRS } from './chairs.ts'
import { GARDEN_SEATS } from './outdoors/gardenSeats.ts'
import { legs } from './legs.ts'
import { slots } from './upholstery.ts'
import { roundBase, roundTop } from './tables.ts'

/** A set's chairs stand around its table, as far in as they go. */
function withChairs(plan: Blueprint, table: readonly Solid[], chair: KindBuilder): readonly Solid[] {
  if (!plan.has('chairs')) return table
  const built = chair(plan.chair ?? { ...plan, width: 46, height: 86, depth: 50, primary: plan.secondary })
  const perSide = Math.max(1, Math.min(4, Math.round(plan.width / 64)))
  const spots = slots(-plan.width / 2 + 6, plan.width / 2 - 6, perSide)
  const reach = plan.depth / 2 + 12
  return [
    ...table,
    ...spots.flatMap((x) => [
      ...placedAll(built, { at: [x, 0, reach], turn: 180 }),
      ...placedAll(built, { at: [x, 0, -reach] }),
    ]),
  ]
}

const diningTable: KindBuilder = (plan) => withChairs(plan, plainDiningTable(plan), CHAIRS.diningChair)

const plainDiningTable: KindBuilder = (plan) => {
  const { width, height, depth, primary, secondary } = plan
  const thick = 3.6
  const top = box({ size: [width, thick, depth], at: [0, height - thick, 0], radius: 0.9, surface: primary })
  if (plan.has('round')) return [...roundBase(plan, plan.style(2) === 0 ? 'pedestal' : 'drum'), roundTop(plan, thick)]
  const style = plan.style(3)
  if (style === 1) {
    const frame = (side: number): Solid[] => {
      const x = side * (width / 2 - Math.min(34, width * 0.16))
      const foot = depth / 2 - 8
      return [1, -1].map((way) =>
        box({ size: [6, (height - thick) * 1.08, 5], at: [x, 0, way * foot], tilt: -way * 22, surface: secondary }),
      )
    }
    return [
      top,
      ...frame(-1),
      ...frame(1),
      box({ size: [width * 0.62, 5, 3.5], at: [0, height * 0.5, 0], surface: secondary }),
    ]
  }
  const apron = box({
    size: [width - 16, 8, depth - 14],
    at: [0, height - thick - 8, 0],
    surface: toned(secondary, -0.05),
  })
  const legStyle = style === 0 ? 'tapered' : 'block'
  return [
    top,
    apron,
    ...legs({
      width: width - 8,
      depth: depth - 8,
      height: height - thick,
      surface: secondary,
      style: legStyle,
      thickness: 6.5,
    }),
  ]
}

const gardenTable: KindBuilder = (plan) => withChairs(plan, plainGardenTable(plan), GARDEN_SEATS.gardenChair)

const plainGardenTable: KindBuilder = ({ width, height, depth, primary, secondary, style }) => {
  const slats = slots(-depth / 2, depth / 2, Math.max(5, Math.round(depth / 10))).map((z, _, all) =>
    box({ size: [width, 2.4, depth / all.length - 1.2], at: [0, height - 2.4, z], surface: primary }),
  )
  const frame = box({ size: [width - 10, 4, depth - 10], at: [0, height - 6.4, 0], surface: secondary })
  const hole = cylinder({ radius: 2.6, height: 1, at: [0, height - 0.4, 0], surface: toned(secondary, -0.5) })
  return [
    ...slats,
    frame,
    hole,
    ...legs({
      width: width - 8,
      depth: depth - 8,
      height: height - 3,
      surface: secondary,
      style: style(2) === 0 ? 'block' : 'sled',
      thickness: 5,
    }),
  ]
}

export const DINING_TABLES = { diningTable, gardenTable } as const
