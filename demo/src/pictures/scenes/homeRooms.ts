import { placedAll } from '../solids/solid.ts'
import type { Solid } from '../solids/solid.ts'
import type { Subject } from './subject.ts'
import { BLACK_STEEL, BRASS, CLAY, CREAM, LINEN, OAK, prop, WALNUT } from './props.ts'
import type { StagedRoom } from './drawStagedRoom.ts'
import { art, greenery, rug, windowAround } from './furnishings.ts'

/** Everyday objects on a piece of furniture and beside it. */
function inUse({ spec, extent }: Subject): Solid[] {
  const edge = extent.width / 2
  const surface = ['sideboard', 'dresser'].includes(spec.kind)
  const onTop = surface
    ? [
        ...prop('vase', { primary: CLAY, variant: 0, size: [18, 30, 18] }, { at: [-edge * 0.5, extent.height, 0] }),
        ...prop(
          'tableLamp',
          { primary: CREAM, secondary: BRASS, variant: 0, size: [28, 46, 28] },
          { at: [edge * 0.62, extent.height, 0] },
        ),
      ]
    : []
  const deskThings =
    spec.kind === 'desk'
      ? prop(
          'laptop',
          { primary: { material: 'aluminium', color: '#c4c7ca' }, size: [33, 2, 23] },
          { at: [-4, 76, 6], turn: 6 },
        )
      : []
  const deskChair =
    spec.kind === 'desk'
      ? prop(
          'diningChair',
          { primary: LINEN, secondary: OAK, variant: 2 },
          { at: [-6, 0, extent.depth / 2 + 28], turn: 160 },
        )
      : []
  return [...onTop, ...deskThings, ...deskChair]
}

/** The rug before a piece, and before a sofa its table. */
function inFront({ spec, extent, seed }: Subject): Solid[] {
  const seating = ['sofa', 'sectionalSofa'].includes(spec.kind)
  return seating
    ? [
        ...rug([extent.width * 1.1, 150], extent.depth / 2 + 40, seed),
        ...(spec.kind === 'sofa'
          ? prop(
              'coffeeTable',
              { primary: OAK, secondary: OAK, variant: 1, size: [76, 36, 76], features: ['round'] },
              { at: [14, 1, extent.depth / 2 + 62] },
            )
          : []),
      ]
    : rug([Math.max(extent.width * 1.2, 120), 110], extent.depth / 2 + 30, seed + 1)
}

/** A piece along the wall, with its accessories. */
export function againstWall(subject: Subject): StagedRoom {
  const { spec, solids, extent, mood, seed } = subject
  const wallZ = -extent.depth / 2 - 5
  const side = Math.max(extent.width * 1.3, extent.height * 1.34, 190)
  const low = extent.height < 125 && spec.kind !== 'curtain'
  const edge = extent.width / 2
  const onWall = low
    ? [
        ...art([-26, extent.height + 34, wallZ], seed % 3),
        ...(extent.width > 100 ? art([38, extent.height + 42, wallZ], (seed + 1) % 3, [44, 58]) : []),
      ]
    : []
  const lamp =
    spec.kind === 'floorLamp' || extent.width > 240
      ? []
      : prop(
          'floorLamp',
          { primary: CREAM, secondary: BLACK_STEEL, variant: seed % 2 ? 0 : 2 },
          { at: [edge + 34, 0, wallZ + 32] },
        )
  const small =
    extent.width < 70
      ? prop('armchair', { primary: LINEN, secondary: OAK, variant: 2 }, { at: [edge + 62, 0, 12], turn: -28 })
      : []
  return {
    solids: [
      ...inFront(subject),
      ...solids,
      ...onWall,
      ...inUse(subject),
      ...(small.length > 0 ? small : lamp),
      ...(spec.kind === 'plantPot' ? [] : greenery(-edge - 36, wallZ + 36, 118)),
    ],
    wallZ,
    mood,
    window: windowAround(side),
  }
}

/** Chairs for a table that comes without. */
function chairsAround({ spec, extent }: Subject): Solid[] {
  const edge = extent.width / 2
  const chair = (x: number, z: number, turn: number) =>
    prop('diningChair', { primary: LINEN, secondary: spec.secondary ?? OAK, variant: 2 }, { at: [x, 0, z], turn })
  if (spec.features?.includes('chairs')) return []
  return [
    ...chair(-edge * 0.45, extent.depth / 2 + 10, 180),
    ...chair(edge * 0.45, extent.depth / 2 + 10, 180),
    ...chair(-edge * 0.45, -extent.depth / 2 - 10, 0),
    ...chair(edge * 0.45, -extent.depth / 2 - 10, 0),
  ]
}

/** A piece in the middle of the room. */
export function onRug(subject: Subject): StagedRoom {
  const { spec, solids, extent, mood, seed } = subject
  const behindIsSofa = ['ottoman', 'coffeeTable', 'sideTable', 'storageBox', 'toy'].includes(spec.kind)
  const wallZ = -extent.depth / 2 - (behindIsSofa ? 118 : 62)
  const side = Math.max(extent.width * 1.5, extent.height * 1.7, 150)
  const edge = extent.width / 2
  const table = spec.kind === 'diningTable'
  const onTop =
    table || spec.kind === 'coffeeTable' || spec.kind === 'sideTable'
      ? prop(
          'vase',
          { primary: CLAY, variant: table ? 0 : 2, size: [17, 26, 17] },
          { at: [table ? -12 : 0, extent.height, 0] },
        )
      : []
  const behind = table
    ? [...art([-34, 104, wallZ], seed % 3), ...art([36, 104, wallZ], (seed + 1) % 3)]
    : [
        ...prop(
          'sofa',
          { primary: LINEN, secondary: OAK, variant: 2, size: [190, 80, 84] },
          { at: [-edge - 40, 0, wallZ + 46] },
        ),
        ...art([-edge - 30, 116, wallZ], seed % 3),
      ]
  const isSeat = ['armchair', 'recliner', 'diningChair', 'barStool', 'officeChair'].includes(spec.kind)
  const backdrop = isSeat
    ? [
        ...prop(
          'bookcase',
          { primary: WALNUT, secondary: WALNUT, variant: seed % 2, size: [80, 180, 30] },
          { at: [edge + 44, 0, wallZ + 18] },
        ),
        ...art([-edge - 8, 112, wallZ], seed % 3),
      ]
    : behind
  return {
    solids: [
      ...rug([Math.max(extent.width * 1.7, 150), Math.max(extent.depth * 1.4, 120)], 6, seed),
      ...placedAll(solids, { at: [0, 1.2, 0], turn: isSeat ? 18 : 0 }),
      ...(table ? chairsAround(subject) : []),
      ...placedAll(onTop, { at: [0, 1.2, 0] }),
      ...backdrop,
      ...greenery(behindIsSofa ? edge + 84 : -edge - 44, wallZ + 34, 124),
    ],
    wallZ,
    mood,
    window: windowAround(side),
    elevation: 9,
  }
}

/** Room with a product on the television bench. */
export function mediaStand({ spec, solids, extent, mood, seed }: Subject): StagedRoom {
  const wallZ = -28
  const stand = prop('tvStand', {
    primary: seed % 2 ? OAK : WALNUT,
    secondary: BLACK_STEEL,
    variant: 0,
    size: [Math.max(160, extent.width * 1.2), 48, 40],
  })
  const screen =
    spec.kind === 'soundbar'
      ? prop(
          'television',
          { primary: BLACK_STEEL, secondary: BLACK_STEEL, variant: 1, size: [123, 80, 24] },
          { at: [0, 48, -10] },
        )
      : []
  const side = Math.max(extent.width * 1.55, 190)
  return {
    solids: [
      ...stand,
      ...screen,
      ...placedAll(solids, { at: [0, 48, spec.kind === 'soundbar' ? 12 : 0] }),
      ...greenery(-side * 0.44, wallZ + 30, 130),
      ...prop('floorLamp', { primary: CREAM, secondary: OAK, variant: 0 }, { at: [side * 0.46, 0, wallZ + 30] }),
    ],
    wallZ,
    mood,
    window: windowAround(side),
  }
}
