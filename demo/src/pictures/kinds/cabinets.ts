import { surfaceOf, toned } from '../materials/surface.ts'
import { box } from '../solids/box.ts'
import type { Solid } from '../solids/solid.ts'
import type { Blueprint, KindBuilder } from './blueprint.ts'
import { doorFronts, drawerFronts, HANDLE_STYLES, openCase } from './cases.ts'
import { LEG_STYLES, legs } from './legs.ts'

function carcass(plan: Blueprint, foot: number): Solid {
  return box({
    size: [plan.width, plan.height - foot, plan.depth],
    at: [0, foot, 0],
    surface: toned(plan.primary, -0.05),
    radius: 0.6,
  })
}

const stand = (plan: Blueprint, height: number): Solid[] =>
  height < 1
    ? []
    : legs({
        width: plan.width - 8,
        depth: plan.depth - 4,
        height: height + 0.5,
        surface: plan.secondary,
        style: LEG_STYLES[plan.style(4)] ?? 'tapered',
        thickness: 4,
      })

const frontsOf = (plan: Blueprint) => ({
  z: plan.depth / 2 + 0.6,
  surface: plan.primary,
  handle: plan.secondary,
  handleStyle: HANDLE_STYLES[plan.style(3, 'handle')] ?? 'bar',
})

const tvStand: KindBuilder = (plan) => {
  const { width, height, depth, primary } = plan
  const foot = Math.min(16, height * 0.3)
  const bay = width * 0.36
  const side = (width - bay) / 2
  const inner = height - foot
  const fronts = { ...frontsOf(plan), rows: 1, columns: 1 }
  return [
    ...stand(plan, foot),
    ...[-1, 1].map((way) =>
      box({ size: [side, inner, depth], at: [way * (width / 2 - side / 2), foot, 0], surface: toned(primary, -0.05) }),
    ),
    box({ size: [bay, 2.4, depth], at: [0, foot, 0], surface: primary }),
    box({ size: [bay, 2, depth - 2], at: [0, foot + inner * 0.5, 0], surface: primary }),
    box({ size: [width + 0.6, 2.6, depth + 1], at: [0, height - 2.4, 0], surface: primary }),
    box({ size: [bay, inner, 1.5], at: [0, foot, -depth / 2 + 1], surface: toned(primary, -0.3) }),
    box({
      size: [34, 5, 20],
      at: [0, foot + inner * 0.5 + 2, -2],
      surface: surfaceOf({ material: 'plastic', color: '#2b2b2f' }),
    }),
    ...[-1, 1].flatMap((way) =>
      plan.style(2) === 0
        ? doorFronts({ ...fronts, area: [way * (width / 2 - side / 2), foot + 0.5, side - 1.5, inner - 4] })
        : drawerFronts({ ...fronts, rows: 2, area: [way * (width / 2 - side / 2), foot + 0.5, side - 1.5, inner - 4] }),
    ),
  ]
}

const sideboard: KindBuilder = (plan) => {
  const foot = Math.min(20, plan.height * 0.24)
  const inner = plan.height - foot
  const third = (plan.width - 4) / 3
  return [
    ...stand(plan, foot),
    carcass(plan, foot),
    box({ size: [plan.width + 1.5, 2.4, plan.depth + 1.5], at: [0, plan.height - 1.4, 0], surface: plan.primary }),
    ...doorFronts({ ...frontsOf(plan), area: [-third / 2, foot + 1.4, third * 2, inner - 4.4], rows: 1, columns: 2 }),
    ...drawerFronts({ ...frontsOf(plan), area: [third, foot + 1.4, third, inner - 4.4], rows: 3, columns: 1 }),
  ]
}

const dresser: KindBuilder = (plan) => {
  const foot = Math.min(12, plan.height * 0.14)
  const columns = plan.width > plan.height * 1.15 ? 2 : 1
  const rows = Math.max(3, Math.min(6, Math.round((plan.height - foot) / 22)))
  return [
    ...stand(plan, foot),
    carcass(plan, foot),
    box({ size: [plan.width + 2, 2.4, plan.depth + 2], at: [0, plan.height - 1.4, 0], surface: plan.primary }),
    ...drawerFronts({
      ...frontsOf(plan),
      area: [0, foot + 1.4, plan.width - 3, plan.height - foot - 4.4],
      rows,
      columns,
    }),
  ]
}

const nightstand: KindBuilder = (plan) => {
  const foot = plan.height * 0.36
  const inner = plan.height - foot
  const open = plan.has('open') || plan.style(2) === 1
  return [
    ...stand(plan, foot),
    carcass(plan, open ? foot + inner * 0.5 : foot),
    ...(open
      ? openCase({ ...plan, height: foot + inner * 0.52, foot, rows: 1, columns: 1, surface: plan.primary })
      : []),
    box({ size: [plan.width + 1, 2, plan.depth + 1], at: [0, plan.height - 1.2, 0], surface: plan.primary }),
    ...drawerFronts({
      ...frontsOf(plan),
      area: open
        ? [0, foot + inner * 0.52, plan.width - 3, inner * 0.42]
        : [0, foot + 1.2, plan.width - 3, inner - 3.4],
      rows: open ? 1 : 2,
      columns: 1,
    }),
  ]
}

const wardrobe: KindBuilder = (plan) => {
  const { width, height, depth } = plan
  const doors = Math.max(2, Math.min(4, Math.round(width / 50)))
  const drawers = plan.style(2) === 0 ? height * 0.2 : 0
  const parts = [
    box({ size: [width - 3, 6, depth - 4], at: [0, 0, -1], surface: toned(plan.primary, -0.4) }),
    box({ size: [width, height - 6, depth], at: [0, 6, 0], surface: toned(plan.primary, -0.05) }),
    box({ size: [width + 3, 4, depth + 3], at: [0, height - 4, 0], surface: plan.primary, radius: 1 }),
    ...doorFronts({
      ...frontsOf(plan),
      handleStyle: 'bar',
      area: [0, 7 + drawers, width - 3, height - 12.5 - drawers],
      rows: 1,
      columns: doors,
    }),
    ...(drawers
      ? drawerFronts({ ...frontsOf(plan), area: [0, 7, width - 3, drawers], rows: 1, columns: Math.ceil(doors / 2) })
      : []),
  ]
  if (!plan.has('mirror')) return parts
  const glass = surfaceOf({ material: 'chrome', color: '#dfe6e8' })
  return [
    ...parts,
    box({
      size: [width / doors - 8, height - 30 - drawers, 0.6],
      at: [-width / doors / 2, 14 + drawers, depth / 2 + 1.8],
      surface: glass,
      radius: 0.2,
    }),
  ]
}

export const CABINETS = { tvStand, sideboard, dresser, nightstand, wardrobe } as const
