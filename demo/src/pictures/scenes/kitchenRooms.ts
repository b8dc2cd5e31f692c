import { box } from '../solids/box.ts'
import { surfaceOf } from '../materials/surface.ts'
import { placedAll } from '../solids/solid.ts'
import type { Subject } from './subject.ts'
import { counterRun } from './counterRun.ts'
import { BLACK_STEEL, CLAY, OAK, prop } from './props.ts'
import { KITCHEN } from './roomShell.ts'
import type { StagedRoom } from './drawStagedRoom.ts'

const STEEL_HOOD = { material: 'steel', color: '#c4c7ca' } as const

export function kitchenRow({ spec, solids, extent, seed }: Subject): StagedRoom {
  const wallZ = -34
  const front = seed % 2 ? '#8f9c86' : '#e9e2d5'
  const hood = spec.kind === 'rangeHood'
  const whole = spec.kind === 'kitchenCabinet'
  const width = hood ? Math.max(60, extent.width) : extent.width
  const gap = width / 2 + 0.6
  const runs = whole
    ? []
    : [
        ...counterRun({ from: -gap - 150, to: -gap, wallZ, color: front }),
        ...counterRun({ from: gap, to: gap + 150, wallZ, color: front }),
      ]
  const stove = hood
    ? prop(
        'stove',
        { primary: STEEL_HOOD, secondary: BLACK_STEEL, variant: 1, size: [width, 90, 60] },
        { at: [0, 0, wallZ + 32] },
      )
    : []
  const above =
    spec.kind === 'stove'
      ? prop(
          'rangeHood',
          { primary: STEEL_HOOD, secondary: BLACK_STEEL, variant: 0, size: [width, 64, 46] },
          { at: [0, 156, wallZ + 25] },
        )
      : []
  const things = whole
    ? []
    : [
        ...prop('vase', { primary: CLAY, variant: 0, size: [15, 24, 15] }, { at: [gap + 34, 90, wallZ + 24] }),
        ...prop('knifeSet', { primary: OAK, secondary: BLACK_STEEL }, { at: [-gap - 28, 90, wallZ + 22] }),
      ]
  const low = extent.height < 120 && !hood
  const shelf =
    low && spec.kind !== 'stove'
      ? prop(
          'shelf',
          { primary: OAK, secondary: BLACK_STEEL, variant: seed % 9, size: [110, 26, 22] },
          { at: [0, 112, wallZ + 11] },
        )
      : []
  const side = hood ? 190 : Math.max(extent.height * 1.28, extent.width * 1.5, 168)
  const at = hood ? ([0, 150, wallZ + extent.depth / 2 + 1] as const) : ([0, 0, wallZ + extent.depth / 2 + 1] as const)
  return {
    solids: [...runs, ...placedAll(solids, { at }), ...stove, ...above, ...things, ...shelf],
    wallZ,
    mood: KITCHEN,
    window: { left: -side / 2, right: side / 2, bottom: hood ? 50 : -side * 0.14, top: hood ? 50 + side : side * 0.86 },
    azimuth: 16,
  }
}

export function counter({ spec, solids, extent, seed }: Subject): StagedRoom {
  const wallZ = -32
  const side = Math.max(extent.width * 1.9, extent.height * 1.9, 80)
  const x = extent.width / 2 + side * 0.13
  const mugs =
    spec.kind === 'dinnerware'
      ? prop('vase', { primary: CLAY, variant: 0, size: [14, 24, 14] }, { at: [-x - 8, 90, -8] })
      : prop(
          'dinnerware',
          {
            primary: { material: 'stoneware', color: '#e6e0d4' },
            secondary: { material: 'stoneware', color: '#8d9a86' },
            size: [20, 10, 20],
          },
          { at: [-x - 6, 90, -4] },
        )
  const right = prop('plantPot', { primary: CLAY, variant: 1, size: [15, 34, 15] }, { at: [x + 8, 90, -10] })
  const board = box({ size: [24, 34, 1.8], at: [x - 2, 90, wallZ + 5], tilt: -7, radius: 0.8, surface: surfaceOf(OAK) })
  return {
    solids: [
      ...counterRun({ from: -150, to: 150, wallZ, color: seed % 2 ? '#8f9c86' : '#e9e2d5' }),
      ...placedAll(solids, { at: [0, 90, 2] }),
      ...mugs,
      ...right,
      board,
    ],
    wallZ,
    mood: KITCHEN,
    window: { left: -side / 2, right: side / 2, bottom: 90 - side * 0.24, top: 90 + side * 0.76 },
    elevation: 9,
  }
}
