import { placedAll } from '../solids/solid.ts'
import type { Solid } from '../solids/solid.ts'
import type { Subject } from './subject.ts'
import { BLACK_STEEL, BRASS, CLAY, LINEN, OAK, prop, WALNUT } from './props.ts'
import { TERRACE } from './roomShell.ts'
import type { StagedRoom } from './drawStagedRoom.ts'

const planter = ([x, z]: readonly [number, number], height: number, variant = 0): Solid[] =>
  prop('plantPot', { primary: CLAY, variant, size: [height * 0.36, height, height * 0.36] }, { at: [x, 0, z] })

/** A terrace. */
export function outdoors({ spec, solids, extent, seed }: Subject): StagedRoom {
  const side = Math.max(extent.width * 1.34, extent.height * 1.4, 190)
  const wallZ = -extent.depth / 2 - 70
  const edge = extent.width / 2
  const chair = (x: number, z: number, turn: number) =>
    prop('gardenChair', { primary: LINEN, secondary: BLACK_STEEL, variant: 1 }, { at: [x, 0, z], turn })
  const isTable = spec.kind === 'gardenTable' && !spec.features?.includes('chairs')
  const around = isTable
    ? [
        ...chair(-edge * 0.4, extent.depth / 2 + 14, 180),
        ...chair(edge * 0.4, extent.depth / 2 + 14, 180),
        ...chair(-edge * 0.4, -extent.depth / 2 - 14, 0),
        ...chair(edge * 0.4, -extent.depth / 2 - 14, 0),
      ]
    : []
  const shaded =
    spec.kind === 'parasol'
      ? [...prop('lounger', { primary: LINEN, secondary: OAK }, { at: [34, 0, 20], turn: -24 })]
      : []
  const seat =
    spec.kind === 'gardenSofa'
      ? prop(
          'coffeeTable',
          { primary: OAK, secondary: BLACK_STEEL, variant: 2, size: [80, 34, 50] },
          { at: [8, 1.4, extent.depth / 2 + 50] },
        )
      : []
  const mat = prop(
    'rug',
    {
      primary: { material: 'wool', color: '#e9e1d2' },
      secondary: { material: 'wool', color: '#8d9a86' },
      variant: 1 + (seed % 2),
      size: [extent.width * 1.25, 1, extent.depth + 90],
    },
    { at: [0, 0, 26] },
  )
  return {
    solids: [
      ...(spec.kind === 'grill' ? [] : mat),
      ...placedAll(solids, { at: [0, 1, 0] }),
      ...around,
      ...shaded,
      ...seat,
      ...planter([-edge - 40, wallZ + 34], 128),
      ...planter([edge + 46, wallZ + 30], 96, 1),
      ...planter([-edge - 92, wallZ + 40], 84, 1),
    ],
    wallZ,
    mood: TERRACE,
    window: { left: -side / 2, right: side / 2, bottom: -side * 0.2, top: side * 0.8 },
    elevation: 10,
  }
}

/** A rug seen from above, with the furniture around it. */
/** A thing that lies under all others. */
export function underAll({ solids, extent, mood, seed }: Subject): StagedRoom {
  const wallZ = -extent.depth / 2 - 66
  const side = Math.max(extent.width, extent.depth) * 1.32
  return {
    solids: [
      ...solids,
      ...prop(
        'sofa',
        { primary: LINEN, secondary: OAK, variant: seed % 4, size: [190, 82, 88] },
        { at: [0, 0.8, wallZ + 50] },
      ),
      ...prop(
        'sideTable',
        { primary: OAK, secondary: BLACK_STEEL, variant: 0 },
        { at: [extent.width / 2 + 30, 0, wallZ + 52] },
      ),
      ...planter([-extent.width / 2 - 46, wallZ + 40], 120),
    ],
    wallZ,
    mood,
    window: { left: -side / 2, right: side / 2, bottom: -side * 0.34, top: side * 0.5 },
    azimuth: 16,
    elevation: 24,
  }
}

/** Where vehicles stand. */
export function garage({ solids, extent, mood, seed }: Subject): StagedRoom {
  const side = Math.max(extent.width * 1.24, extent.height * 1.7)
  const wallZ = -extent.depth / 2 - 46
  return {
    solids: [
      ...solids,
      ...planter([-extent.width / 2 - 26, wallZ + 30], 120),
      ...prop(
        'bench',
        { primary: WALNUT, secondary: BLACK_STEEL, variant: 1, size: [110, 44, 34] },
        { at: [extent.width * 0.3, 0, wallZ + 22] },
      ),
      ...prop(
        'storageBox',
        { primary: { material: 'rattan', color: '#b98f57' }, secondary: BRASS, variant: 1 },
        { at: [extent.width * 0.5, 0, wallZ + 24] },
      ),
    ],
    wallZ,
    mood: { ...mood, floor: ['#b7b0a5', '#a9a59d'][seed % 2] ?? '#b7b0a5', kind: 'kitchen' },
    window: { left: -side / 2, right: side / 2, bottom: -side * 0.26, top: side * 0.74 },
    azimuth: 22,
    elevation: 9,
  }
}

/** A thing that hangs over a table. */
export function fromCeiling({ solids, extent, mood, seed }: Subject): StagedRoom {
  const wallZ = -90
  const bottom = 132
  const side = Math.max(extent.height * 2.1, 190)
  const chair = (x: number, z: number, turn: number) =>
    prop('diningChair', { primary: LINEN, secondary: OAK, variant: seed % 4 }, { at: [x, 0, z], turn })
  return {
    solids: [
      ...placedAll(solids, { at: [0, bottom, 0] }).map((solid) => ({ ...solid, shadowless: true })),
      ...prop('diningTable', { primary: seed % 2 ? OAK : WALNUT, secondary: OAK, variant: 0, size: [150, 75, 85] }),
      ...prop('vase', { primary: CLAY, variant: 0, size: [17, 26, 17] }, { at: [-26, 75, 0] }),
      ...chair(-34, -54, 0),
      ...chair(34, -54, 0),
      ...prop(
        'pictureFrame',
        {
          primary: BLACK_STEEL,
          secondary: { material: 'paper', color: '#8d9a86' },
          variant: seed % 3,
          size: [60, 80, 3],
        },
        { at: [-62, 108, wallZ + 2] },
      ),
    ],
    wallZ,
    mood,
    window: {
      left: -side / 2,
      right: side / 2,
      bottom: bottom + extent.height * 0.9 - side,
      top: bottom + extent.height * 0.9,
    },
  }
}
