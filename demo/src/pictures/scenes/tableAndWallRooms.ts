import { placedAll } from '../solids/solid.ts'
import type { Subject } from './subject.ts'
import { BLACK_STEEL, BRASS, CLAY, CREAM, LINEN, OAK, prop, WALNUT } from './props.ts'
import type { StagedRoom } from './drawStagedRoom.ts'
import { art, greenery } from './furnishings.ts'

export function onTable({ spec, solids, extent, mood, seed }: Subject): StagedRoom {
  const top = 78
  const wallZ = -30
  const side = Math.max(extent.width * 2.1, extent.height * 1.75, 74)
  const table = prop('sideboard', {
    primary: seed % 2 ? OAK : WALNUT,
    secondary: BLACK_STEEL,
    variant: seed % 4,
    size: [190, top, 46],
  })
  const x = extent.width / 2 + side * 0.14
  const lamp = prop(
    'tableLamp',
    { primary: CREAM, secondary: CLAY, variant: 0, size: [26, 44, 26] },
    { at: [x + 10, top, -8] },
  )
  const vase = prop(
    'vase',
    { primary: { material: 'ceramic', color: '#e9e1d4' }, variant: 1, size: [15, 26, 15] },
    { at: [-x - 2, top, -8] },
  )
  const books = [
    ['#b5573c', 3.4, 0],
    ['#8d9a86', 3, 3.4],
    ['#efe6d6', 2.6, 6.4],
  ].map(([color = '', height = 0, y = 0], index) =>
    prop(
      'genericBox',
      { primary: { material: 'paper', color: `${color}` }, size: [22 - index * 2, Number(height), 15] },
      { at: [-x - 2, top + Number(y), 2], turn: index * 9 - 6 },
    ),
  )
  const flat = spec.kind === 'tableLamp' || spec.kind === 'vase'
  const depthRoom = Math.max(0, extent.depth - 42)
  return {
    solids: [
      ...placedAll(table, { at: [0, 0, depthRoom / 2] }),
      ...placedAll(solids, { at: [0, top, 2], turn: spec.kind === 'laptop' ? 12 : 0 }),
      ...(spec.kind === 'tableLamp' ? vase : lamp),
      ...(flat ? books.flat().map((solid) => ({ ...solid, decals: [] })) : vase),
      ...art([-side * 0.06, top + Math.max(38, extent.height * 1.1), wallZ], seed % 3),
    ],
    wallZ,
    mood,
    window: { left: -side / 2, right: side / 2, bottom: top - side * 0.24, top: top + side * 0.76 },
    elevation: 9,
  }
}

export function onWall({ spec, solids, extent, mood, seed }: Subject): StagedRoom {
  const wallZ = -30
  const tall = extent.height > 120
  const y = spec.kind === 'airConditioner' ? 176 : tall ? 0 : Math.max(104, 150 - extent.height / 2)
  const side = Math.max(
    extent.width * 1.9,
    extent.height * (tall ? 1.3 : 1.9),
    spec.kind === 'airConditioner' ? 236 : spec.kind === 'wallLamp' ? 105 : 150,
  )
  const hung = placedAll(solids, { at: [0, y, wallZ + extent.depth / 2 + 0.4], tilt: tall ? -3 : 0 })
  const below = tall
    ? [
        ...prop(
          'bench',
          { primary: LINEN, secondary: OAK, variant: 0, size: [90, 45, 38] },
          { at: [extent.width / 2 + 60, 0, 0] },
        ),
        ...greenery(-extent.width / 2 - 34, 0, 124),
      ]
    : spec.kind === 'airConditioner'
      ? prop('sofa', { primary: LINEN, secondary: OAK, variant: 1, size: [190, 82, 84] }, { at: [0, 0, 14] })
      : [
          ...prop(
            'sideboard',
            { primary: seed % 2 ? OAK : WALNUT, secondary: BRASS, variant: seed % 4, size: [150, 76, 42] },
            { at: [0, 0, -6] },
          ),
          ...prop('vase', { primary: CLAY, variant: 0, size: [17, 28, 17] }, { at: [44, 76, -6] }),
          ...prop(
            'plantPot',
            { primary: { material: 'ceramic', color: '#efe9de' }, variant: 1, size: [18, 40, 18] },
            { at: [-48, 76, -6] },
          ),
        ]
  const middle = tall
    ? side * 0.42
    : spec.kind === 'airConditioner'
      ? 124
      : Math.min(y + extent.height / 2 - side * 0.06, 190)
  return {
    solids: [...hung, ...below],
    wallZ,
    mood,
    window: { left: -side / 2, right: side / 2, bottom: middle - side / 2, top: middle + side / 2 },
  }
}
