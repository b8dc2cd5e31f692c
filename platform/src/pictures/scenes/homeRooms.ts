import { placedAll } from '../solids/solid.ts'
import type { Solid } from '../solids/solid.ts'
import type { Subject } from './drawRoom.ts'
import { BLACK_STEEL, BRASS, CLAY, CREAM, LINEN, OAK, prop, WALNUT, WHITE, WOOL } from './props.ts'
import type { Setting } from './settings.ts'
import type { StagedRoom } from './stageRoom.ts'

/** Rooms that one lives in; null for a setting that has its own kind of place. */
export function homeRoom(subject: Subject, setting: Setting): StagedRoom | null {
  switch (setting) {
    case 'againstWall':
      return againstWall(subject)
    case 'onRug':
      return onRug(subject)
    case 'onTable':
      return onTable(subject)
    case 'onWall':
      return onWall(subject)
    case 'bedside':
      return bedside(subject)
    case 'mediaStand':
      return mediaStand(subject)
    default:
      return null
  }
}

const art = ([x, y, z]: readonly [number, number, number], variant: number, [w, h] = [56, 74]): Solid[] =>
  prop('pictureFrame', { primary: variant % 2 ? OAK : BLACK_STEEL, secondary: { material: 'paper', color: '#8d9a86' }, variant, size: [w, h, 3] }, { at: [x, y, z + 1.8] })
const greenery = (x: number, z: number, height: number): Solid[] =>
  prop('plantPot', { primary: { material: 'ceramic', color: '#e9e1d4' }, variant: 0, size: [height * 0.34, height, height * 0.34] }, { at: [x, 0, z] })
const rug = ([width, depth]: readonly [number, number], z: number, seed: number): Solid[] =>
  prop('rug', { primary: WOOL, secondary: { material: 'wool', color: '#b9a890' }, variant: seed % 2 ? 0 : 2, size: [width, 2, depth] }, { at: [0, 0, z] })

/** A frame of the given side around the thing, its feet a little above the lower edge. */
function windowAround(side: number, lift = 0) {
  return { left: -side / 2, right: side / 2, bottom: lift - side * 0.2, top: lift + side * 0.8 }
}

function againstWall({ spec, solids, extent, mood, seed }: Subject): StagedRoom {
  const wallZ = -extent.depth / 2 - 5
  const side = Math.max(extent.width * 1.3, extent.height * 1.34, 190)
  const low = extent.height < 125 && spec.kind !== 'curtain'
  const edge = extent.width / 2
  const onWall = low ? [...art([-26, extent.height + 34, wallZ], seed % 3), ...(extent.width > 100 ? art([38, extent.height + 42, wallZ], (seed + 1) % 3, [44, 58]) : [])] : []
  const surface = ['sideboard', 'dresser'].includes(spec.kind)
  const onTop = surface
    ? [
        ...prop('vase', { primary: CLAY, variant: 0, size: [18, 30, 18] }, { at: [-edge * 0.5, extent.height, 0] }),
        ...prop('tableLamp', { primary: CREAM, secondary: BRASS, variant: 0, size: [28, 46, 28] }, { at: [edge * 0.62, extent.height, 0] }),
      ]
    : []
  const deskThings = spec.kind === 'desk' ? prop('laptop', { primary: { material: 'aluminium', color: '#c4c7ca' }, size: [33, 2, 23] }, { at: [-4, 76, 6], turn: 6 }) : []
  const deskChair = spec.kind === 'desk' ? prop('diningChair', { primary: LINEN, secondary: OAK, variant: 2 }, { at: [-6, 0, extent.depth / 2 + 28], turn: 160 }) : []
  const seating = ['sofa', 'sectionalSofa'].includes(spec.kind)
  const before = seating
    ? [
        ...rug([extent.width * 1.1, 150], extent.depth / 2 + 40, seed),
        ...(spec.kind === 'sofa' ? prop('coffeeTable', { primary: OAK, secondary: OAK, variant: 1, size: [76, 36, 76], features: ['round'] }, { at: [14, 1, extent.depth / 2 + 62] }) : []),
      ]
    : rug([Math.max(extent.width * 1.2, 120), 110], extent.depth / 2 + 30, seed + 1)
  const lamp = spec.kind === 'floorLamp' || extent.width > 240 ? [] : prop('floorLamp', { primary: CREAM, secondary: BLACK_STEEL, variant: seed % 2 ? 0 : 2 }, { at: [edge + 34, 0, wallZ + 32] })
  const small = extent.width < 70 ? prop('armchair', { primary: LINEN, secondary: OAK, variant: 2 }, { at: [edge + 62, 0, 12], turn: -28 }) : []
  return {
    solids: [...before, ...solids, ...onWall, ...onTop, ...deskThings, ...deskChair, ...(small.length > 0 ? small : lamp), ...(spec.kind === 'plantPot' ? [] : greenery(-edge - 36, wallZ + 36, 118))],
    wallZ,
    mood,
    window: windowAround(side),
  }
}

function onRug({ spec, solids, extent, mood, seed }: Subject): StagedRoom {
  const behindIsSofa = ['ottoman', 'coffeeTable', 'sideTable', 'storageBox', 'toy'].includes(spec.kind)
  const wallZ = -extent.depth / 2 - (behindIsSofa ? 118 : 62)
  const side = Math.max(extent.width * 1.5, extent.height * 1.7, 150)
  const edge = extent.width / 2
  const chair = (x: number, z: number, turn: number) => prop('diningChair', { primary: LINEN, secondary: spec.secondary ?? OAK, variant: 2 }, { at: [x, 0, z], turn })
  const table = spec.kind === 'diningTable'
  const around = table && !spec.features?.includes('chairs')
    ? [...chair(-edge * 0.45, extent.depth / 2 + 10, 180), ...chair(edge * 0.45, extent.depth / 2 + 10, 180), ...chair(-edge * 0.45, -extent.depth / 2 - 10, 0), ...chair(edge * 0.45, -extent.depth / 2 - 10, 0)]
    : []
  const onTop = table || spec.kind === 'coffeeTable' || spec.kind === 'sideTable' ? prop('vase', { primary: CLAY, variant: table ? 0 : 2, size: [17, 26, 17] }, { at: [table ? -12 : 0, extent.height, 0] }) : []
  const behind = table
    ? [...art([-34, 104, wallZ], seed % 3), ...art([36, 104, wallZ], (seed + 1) % 3)]
    : [...prop('sofa', { primary: LINEN, secondary: OAK, variant: 2, size: [190, 80, 84] }, { at: [-edge - 40, 0, wallZ + 46] }), ...art([-edge - 30, 116, wallZ], seed % 3)]
  const isSeat = ['armchair', 'recliner', 'diningChair', 'barStool', 'officeChair'].includes(spec.kind)
  const backdrop = isSeat
    ? [...prop('bookcase', { primary: WALNUT, secondary: WALNUT, variant: seed % 2, size: [80, 180, 30] }, { at: [edge + 44, 0, wallZ + 18] }), ...art([-edge - 8, 112, wallZ], seed % 3)]
    : behind
  return {
    solids: [...rug([Math.max(extent.width * 1.7, 150), Math.max(extent.depth * 1.4, 120)], 6, seed), ...placedAll(solids, { at: [0, 1.2, 0], turn: isSeat ? 18 : 0 }), ...around, ...placedAll(onTop, { at: [0, 1.2, 0] }), ...backdrop, ...greenery(-edge - 44, wallZ + 34, 124)],
    wallZ,
    mood,
    window: windowAround(side),
    elevation: 9,
  }
}

function onTable({ spec, solids, extent, mood, seed }: Subject): StagedRoom {
  const top = 78
  const wallZ = -30
  const side = Math.max(extent.width * 2.1, extent.height * 1.75, 74)
  const table = prop('sideboard', { primary: seed % 2 ? OAK : WALNUT, secondary: BLACK_STEEL, variant: seed % 4, size: [190, top, 46] })
  const x = extent.width / 2 + side * 0.14
  const lamp = prop('tableLamp', { primary: CREAM, secondary: CLAY, variant: 0, size: [26, 44, 26] }, { at: [x + 10, top, -8] })
  const vase = prop('vase', { primary: { material: 'ceramic', color: '#e9e1d4' }, variant: 1, size: [15, 26, 15] }, { at: [-x - 2, top, -8] })
  const books = [['#b5573c', 3.4, 0], ['#8d9a86', 3, 3.4], ['#efe6d6', 2.6, 6.4]].map(([color = '', height = 0, y = 0], index) =>
    prop('genericBox', { primary: { material: 'paper', color: `${color}` }, size: [22 - index * 2, Number(height), 15] }, { at: [-x - 2, top + Number(y), 2], turn: index * 9 - 6 }),
  )
  const flat = spec.kind === 'tableLamp' || spec.kind === 'vase'
  const depthRoom = Math.max(0, extent.depth - 42)
  return {
    solids: [...placedAll(table, { at: [0, 0, depthRoom / 2] }), ...placedAll(solids, { at: [0, top, 2], turn: spec.kind === 'laptop' ? 12 : 0 }), ...(spec.kind === 'tableLamp' ? vase : lamp), ...(flat ? books.flat().map((solid) => ({ ...solid, decals: [] })) : vase), ...art([-side * 0.06, top + Math.max(38, extent.height * 1.1), wallZ], seed % 3)],
    wallZ,
    mood,
    window: { left: -side / 2, right: side / 2, bottom: top - side * 0.24, top: top + side * 0.76 },
    elevation: 9,
  }
}

function onWall({ spec, solids, extent, mood, seed }: Subject): StagedRoom {
  const wallZ = -30
  const tall = extent.height > 120
  const y = spec.kind === 'airConditioner' ? 176 : tall ? 0 : Math.max(104, 150 - extent.height / 2)
  const side = Math.max(extent.width * 1.9, extent.height * (tall ? 1.3 : 1.9), spec.kind === 'airConditioner' ? 236 : spec.kind === 'wallLamp' ? 105 : 150)
  const hung = placedAll(solids, { at: [0, y, wallZ + extent.depth / 2 + 0.4], tilt: tall ? -3 : 0 })
  const below = tall
    ? [...prop('bench', { primary: LINEN, secondary: OAK, variant: 0, size: [90, 45, 38] }, { at: [extent.width / 2 + 60, 0, 0] }), ...greenery(-extent.width / 2 - 34, 0, 124)]
    : spec.kind === 'airConditioner'
      ? prop('sofa', { primary: LINEN, secondary: OAK, variant: 1, size: [190, 82, 84] }, { at: [0, 0, 14] })
      : [
          ...prop('sideboard', { primary: seed % 2 ? OAK : WALNUT, secondary: BRASS, variant: seed % 4, size: [150, 76, 42] }, { at: [0, 0, -6] }),
          ...prop('vase', { primary: CLAY, variant: 0, size: [17, 28, 17] }, { at: [44, 76, -6] }),
          ...prop('plantPot', { primary: { material: 'ceramic', color: '#efe9de' }, variant: 1, size: [18, 40, 18] }, { at: [-48, 76, -6] }),
        ]
  const middle = tall ? side * 0.42 : Math.min(y + extent.height / 2 - side * 0.06, 190)
  return { solids: [...hung, ...below], wallZ, mood, window: { left: -side / 2, right: side / 2, bottom: middle - side / 2, top: middle + side / 2 } }
}

function bedside({ spec, solids, extent, mood, seed }: Subject): StagedRoom {
  const isBed = spec.kind === 'bed'
  const wallZ = -112
  const soft = { primary: LINEN, secondary: OAK, variant: 1 + (seed % 2) }
  const nightstand = (x: number) => [
    ...prop('nightstand', { primary: OAK, secondary: BRASS, variant: 0, size: [44, 50, 38] }, { at: [x, 0, wallZ + 24] }),
    ...prop('tableLamp', { primary: CREAM, secondary: CLAY, variant: 2, size: [24, 40, 24] }, { at: [x, 50, wallZ + 22] }),
  ]
  const half = isBed ? extent.width / 2 : 80
  const base = rug([half * 2 + 110, 170], 30, seed)
  if (isBed) return bedroom([...base, ...placedAll(solids, { at: [0, 0, wallZ + extent.depth / 2 + 3] }), ...nightstand(half + 30), ...nightstand(-half - 30)], half * 2.15, { wallZ, mood, seed })
  if (spec.kind === 'nightstand') {
    const x = extent.width / 2 + 96
    const lamp = prop('tableLamp', { primary: CREAM, secondary: BRASS, variant: 0, size: [26, 44, 26] }, { at: [0, extent.height, wallZ + extent.depth / 2 + 4] })
    const scene = [...base, ...placedAll(solids, { at: [0, 0, wallZ + extent.depth / 2 + 4] }), ...lamp, ...prop('bed', { ...soft, size: [150, 106, 200] }, { at: [x, 0, wallZ + 104] }), ...art([0, 122, wallZ], seed % 3)]
    return { solids: scene, wallZ, mood, window: { left: -82, right: 88, bottom: -32, top: 138 }, azimuth: -8 }
  }
  if (spec.kind === 'headboard') {
    const bedding = prop('bed', { primary: WHITE, secondary: OAK, variant: 1, size: [extent.width - 4, 40, 200] }, { at: [0, 0, wallZ + 116] })
    return bedroom([...base, ...placedAll(solids, { at: [0, 0, wallZ + 8] }), ...bedding, ...nightstand(extent.width / 2 + 28)], extent.width * 1.5, { wallZ, mood, seed })
  }
  if (spec.kind === 'mattress') {
    const platform = prop('genericBox', { primary: OAK, size: [extent.width + 8, 22, extent.depth + 6] }, { at: [0, 0, wallZ + extent.depth / 2 + 8] }).slice(0, 1).map((solid) => ({ ...solid, decals: [] }))
    return bedroom([...base, ...platform, ...placedAll(solids, { at: [0, 22, wallZ + extent.depth / 2 + 8] }), ...nightstand(extent.width / 2 + 34)], extent.width * 1.6, { wallZ, mood, seed })
  }
  const bench = prop('bench', { primary: LINEN, secondary: OAK, variant: 0, size: [Math.max(110, extent.width * 1.3), 45, 52] }, { at: [0, 0, wallZ + 34] })
  const side = Math.max(130, extent.width * 1.9, extent.height * 2)
  return { solids: [...bench, ...placedAll(solids, { at: [0, 46, wallZ + 32] }), ...art([-30, 112, wallZ], seed % 3), ...greenery(-extent.width / 2 - 52, wallZ + 30, 116), ...nightstand(extent.width / 2 + 62)], wallZ, mood, window: { left: -side / 2, right: side / 2, bottom: 30 - side * 0.2, top: 30 + side * 0.8 }, elevation: 9 }
}

function bedroom(solids: readonly Solid[], span: number, { wallZ, mood, seed }: Pick<StagedRoom, 'wallZ' | 'mood'> & Readonly<{ seed: number }>): StagedRoom {
  const side = Math.max(span, 240)
  return { solids: [...solids, ...art([-34, 134, wallZ], seed % 3), ...art([36, 134, wallZ], (seed + 1) % 3)], wallZ, mood, window: windowAround(side), azimuth: 20, elevation: 13 }
}

function mediaStand({ spec, solids, extent, mood, seed }: Subject): StagedRoom {
  const wallZ = -28
  const stand = prop('tvStand', { primary: seed % 2 ? OAK : WALNUT, secondary: BLACK_STEEL, variant: 0, size: [Math.max(160, extent.width * 1.2), 48, 40] })
  const screen = spec.kind === 'soundbar' ? prop('television', { primary: BLACK_STEEL, secondary: BLACK_STEEL, variant: 1, size: [123, 80, 24] }, { at: [0, 48, -10] }) : []
  const side = Math.max(extent.width * 1.55, 190)
  return { solids: [...stand, ...screen, ...placedAll(solids, { at: [0, 48, spec.kind === 'soundbar' ? 12 : 0] }), ...greenery(-side * 0.44, wallZ + 30, 130), ...prop('floorLamp', { primary: CREAM, secondary: OAK, variant: 0 }, { at: [side * 0.46, 0, wallZ + 30] })], wallZ, mood, window: windowAround(side) }
}
