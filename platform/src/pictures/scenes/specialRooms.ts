import { box } from '../solids/boxes.ts'
import { surfaceOf } from '../materials/surface.ts'
import { placedAll } from '../solids/solid.ts'
import type { Solid } from '../solids/solid.ts'
import type { Subject } from './drawRoom.ts'
import { counterRun } from './counterRun.ts'
import { BLACK_STEEL, BRASS, CLAY, LINEN, OAK, prop, WALNUT } from './props.ts'
import { KITCHEN, TERRACE } from './roomShell.ts'
import type { Setting } from './settings.ts'
import type { StagedRoom } from './stageRoom.ts'

const STEEL_HOOD = { material: 'steel', color: '#c4c7ca' } as const
const planter = ([x, z]: readonly [number, number], height: number, variant = 0): Solid[] =>
  prop('plantPot', { primary: CLAY, variant, size: [height * 0.36, height, height * 0.36] }, { at: [x, 0, z] })

/** Kitchens, terraces, garages and the other places that are no living room. */
export function specialRoom(subject: Subject, setting: Setting): StagedRoom {
  switch (setting) {
    case 'kitchenRow':
      return kitchenRow(subject)
    case 'counter':
      return counter(subject)
    case 'outdoors':
      return outdoors(subject)
    case 'underAll':
      return underAll(subject)
    case 'garage':
      return garage(subject)
    default:
      return fromCeiling(subject)
  }
}

function kitchenRow({ spec, solids, extent, seed }: Subject): StagedRoom {
  const wallZ = -34
  const front = seed % 2 ? '#8f9c86' : '#e9e2d5'
  const hood = spec.kind === 'rangeHood'
  const whole = spec.kind === 'kitchenCabinet'
  const width = hood ? Math.max(60, extent.width) : extent.width
  const gap = width / 2 + 0.6
  const runs = whole ? [] : [...counterRun({ from: -gap - 150, to: -gap, wallZ, color: front }), ...counterRun({ from: gap, to: gap + 150, wallZ, color: front })]
  const stove = hood ? prop('stove', { primary: STEEL_HOOD, secondary: BLACK_STEEL, variant: 1, size: [width, 90, 60] }, { at: [0, 0, wallZ + 32] }) : []
  const above = spec.kind === 'stove' ? prop('rangeHood', { primary: STEEL_HOOD, secondary: BLACK_STEEL, variant: 0, size: [width, 64, 46] }, { at: [0, 156, wallZ + 25] }) : []
  const things = whole ? [] : [...prop('vase', { primary: CLAY, variant: 0, size: [15, 24, 15] }, { at: [gap + 34, 90, wallZ + 24] }), ...prop('knifeSet', { primary: OAK, secondary: BLACK_STEEL }, { at: [-gap - 28, 90, wallZ + 22] })]
  const low = extent.height < 120 && !hood
  const shelf = low && spec.kind !== 'stove' ? prop('shelf', { primary: OAK, secondary: BLACK_STEEL, variant: seed % 9, size: [110, 26, 22] }, { at: [0, 112, wallZ + 11] }) : []
  const side = hood ? 190 : Math.max(extent.height * 1.28, extent.width * 1.5, 168)
  const at = hood ? [0, 150, wallZ + extent.depth / 2 + 1] as const : [0, 0, wallZ + extent.depth / 2 + 1] as const
  return {
    solids: [...runs, ...placedAll(solids, { at }), ...stove, ...above, ...things, ...shelf],
    wallZ,
    mood: KITCHEN,
    window: { left: -side / 2, right: side / 2, bottom: hood ? 50 : -side * 0.14, top: hood ? 50 + side : side * 0.86 },
    azimuth: 16,
  }
}

function counter({ spec, solids, extent, seed }: Subject): StagedRoom {
  const wallZ = -32
  const side = Math.max(extent.width * 1.9, extent.height * 1.9, 80)
  const x = extent.width / 2 + side * 0.13
  const mugs = spec.kind === 'dinnerware' ? prop('vase', { primary: CLAY, variant: 0, size: [14, 24, 14] }, { at: [-x - 8, 90, -8] }) : prop('dinnerware', { primary: { material: 'stoneware', color: '#e6e0d4' }, secondary: { material: 'stoneware', color: '#8d9a86' }, size: [20, 10, 20] }, { at: [-x - 6, 90, -4] })
  const right = prop('plantPot', { primary: CLAY, variant: 1, size: [15, 34, 15] }, { at: [x + 8, 90, -10] })
  const board = box({ size: [24, 34, 1.8], at: [x - 2, 90, wallZ + 5], tilt: -7, radius: 0.8, surface: surfaceOf(OAK) })
  return {
    solids: [...counterRun({ from: -150, to: 150, wallZ, color: seed % 2 ? '#8f9c86' : '#e9e2d5' }), ...placedAll(solids, { at: [0, 90, 2] }), ...mugs, ...right, board],
    wallZ,
    mood: KITCHEN,
    window: { left: -side / 2, right: side / 2, bottom: 90 - side * 0.24, top: 90 + side * 0.76 },
    elevation: 9,
  }
}

function outdoors({ spec, solids, extent, seed }: Subject): StagedRoom {
  const side = Math.max(extent.width * 1.34, extent.height * 1.4, 190)
  const wallZ = -extent.depth / 2 - 70
  const edge = extent.width / 2
  const chair = (x: number, z: number, turn: number) => prop('gardenChair', { primary: LINEN, secondary: BLACK_STEEL, variant: 1 }, { at: [x, 0, z], turn })
  const isTable = spec.kind === 'gardenTable' && !spec.features?.includes('chairs')
  const around = isTable
    ? [...chair(-edge * 0.4, extent.depth / 2 + 14, 180), ...chair(edge * 0.4, extent.depth / 2 + 14, 180), ...chair(-edge * 0.4, -extent.depth / 2 - 14, 0), ...chair(edge * 0.4, -extent.depth / 2 - 14, 0)]
    : []
  const shaded = spec.kind === 'parasol' ? [...prop('lounger', { primary: LINEN, secondary: OAK }, { at: [34, 0, 20], turn: -24 })] : []
  const seat = spec.kind === 'gardenSofa' ? prop('coffeeTable', { primary: OAK, secondary: BLACK_STEEL, variant: 2, size: [80, 34, 50] }, { at: [8, 1.4, extent.depth / 2 + 50] }) : []
  const mat = prop('rug', { primary: { material: 'wool', color: '#e9e1d2' }, secondary: { material: 'wool', color: '#8d9a86' }, variant: 1 + (seed % 2), size: [extent.width * 1.25, 1, extent.depth + 90] }, { at: [0, 0, 26] })
  return {
    solids: [...(spec.kind === 'grill' ? [] : mat), ...placedAll(solids, { at: [0, 1, 0] }), ...around, ...shaded, ...seat, ...planter([-edge - 40, wallZ + 34], 128), ...planter([edge + 46, wallZ + 30], 96, 1), ...planter([-edge - 92, wallZ + 40], 84, 1)],
    wallZ,
    mood: TERRACE,
    window: { left: -side / 2, right: side / 2, bottom: -side * 0.2, top: side * 0.8 },
    elevation: 10,
  }
}

/** A rug is seen from above, with what stands around it. */
function underAll({ solids, extent, mood, seed }: Subject): StagedRoom {
  const wallZ = -extent.depth / 2 - 66
  const side = Math.max(extent.width, extent.depth) * 1.32
  return {
    solids: [
      ...solids,
      ...prop('sofa', { primary: LINEN, secondary: OAK, variant: seed % 4, size: [190, 82, 88] }, { at: [0, 0.8, wallZ + 50] }),
      ...prop('sideTable', { primary: OAK, secondary: BLACK_STEEL, variant: 0 }, { at: [extent.width / 2 + 30, 0, wallZ + 52] }),
      ...planter([-extent.width / 2 - 46, wallZ + 40], 120),
    ],
    wallZ,
    mood,
    window: { left: -side / 2, right: side / 2, bottom: -side * 0.34, top: side * 0.5 },
    azimuth: 16,
    elevation: 24,
  }
}

function garage({ solids, extent, mood, seed }: Subject): StagedRoom {
  const side = Math.max(extent.width * 1.24, extent.height * 1.7)
  const wallZ = -extent.depth / 2 - 46
  return {
    solids: [...solids, ...planter([-extent.width / 2 - 26, wallZ + 30], 120), ...prop('bench', { primary: WALNUT, secondary: BLACK_STEEL, variant: 1, size: [110, 44, 34] }, { at: [extent.width * 0.3, 0, wallZ + 22] }), ...prop('storageBox', { primary: { material: 'rattan', color: '#b98f57' }, secondary: BRASS, variant: 1 }, { at: [extent.width * 0.5, 0, wallZ + 24] })],
    wallZ,
    mood: { ...mood, floor: ['#b7b0a5', '#a9a59d'][seed % 2] ?? '#b7b0a5', kind: 'kitchen' },
    window: { left: -side / 2, right: side / 2, bottom: -side * 0.26, top: side * 0.74 },
    azimuth: 22,
    elevation: 9,
  }
}

function fromCeiling({ solids, extent, mood, seed }: Subject): StagedRoom {
  const wallZ = -90
  const bottom = 132
  const side = Math.max(extent.height * 2.1, 190)
  const chair = (x: number, z: number, turn: number) => prop('diningChair', { primary: LINEN, secondary: OAK, variant: seed % 4 }, { at: [x, 0, z], turn })
  return {
    solids: [
      ...placedAll(solids, { at: [0, bottom, 0] }).map((solid) => ({ ...solid, shadowless: true })),
      ...prop('diningTable', { primary: seed % 2 ? OAK : WALNUT, secondary: OAK, variant: 0, size: [150, 75, 85] }),
      ...prop('vase', { primary: CLAY, variant: 0, size: [17, 26, 17] }, { at: [-26, 75, 0] }),
      ...chair(-34, -54, 0),
      ...chair(34, -54, 0),
      ...prop('pictureFrame', { primary: BLACK_STEEL, secondary: { material: 'paper', color: '#8d9a86' }, variant: seed % 3, size: [60, 80, 3] }, { at: [-62, 108, wallZ + 2] }),
    ],
    wallZ,
    mood,
    window: { left: -side / 2, right: side / 2, bottom: bottom + extent.height * 0.9 - side, top: bottom + extent.height * 0.9 },
  }
}
