import { placedAll } from '../solids/solid.ts'
import type { Solid } from '../solids/solid.ts'
import type { Subject } from './subject.ts'
import { BRASS, CLAY, CREAM, LINEN, OAK, prop, WHITE } from './props.ts'
import type { StagedRoom } from './stageRoom.ts'
import { art, greenery, rug, windowAround } from './furnishings.ts'

export function bedside({ spec, solids, extent, mood, seed }: Subject): StagedRoom {
  const isBed = spec.kind === 'bed'
  const wallZ = -112
  const soft = { primary: LINEN, secondary: OAK, variant: 1 + (seed % 2) }
  const nightstand = (x: number) => [
    ...prop(
      'nightstand',
      { primary: OAK, secondary: BRASS, variant: 0, size: [44, 50, 38] },
      { at: [x, 0, wallZ + 24] },
    ),
    ...prop(
      'tableLamp',
      { primary: CREAM, secondary: CLAY, variant: 2, size: [24, 40, 24] },
      { at: [x, 50, wallZ + 22] },
    ),
  ]
  const half = isBed ? extent.width / 2 : 80
  const base = rug([half * 2 + 110, 170], 30, seed)
  if (isBed)
    return bedroom(
      [
        ...base,
        ...placedAll(solids, { at: [0, 0, wallZ + extent.depth / 2 + 3] }),
        ...nightstand(half + 30),
        ...nightstand(-half - 30),
      ],
      half * 2.15,
      { wallZ, mood, seed },
    )
  if (spec.kind === 'nightstand') {
    const x = extent.width / 2 + 96
    const lamp = prop(
      'tableLamp',
      { primary: CREAM, secondary: BRASS, variant: 0, size: [26, 44, 26] },
      { at: [0, extent.height, wallZ + extent.depth / 2 + 4] },
    )
    const scene = [
      ...base,
      ...placedAll(solids, { at: [0, 0, wallZ + extent.depth / 2 + 4] }),
      ...lamp,
      ...prop('bed', { ...soft, size: [150, 106, 200] }, { at: [x, 0, wallZ + 104] }),
      ...art([0, 122, wallZ], seed % 3),
    ]
    return { solids: scene, wallZ, mood, window: { left: -82, right: 88, bottom: -32, top: 138 }, azimuth: -8 }
  }
  if (spec.kind === 'headboard') {
    const bedding = prop(
      'bed',
      { primary: WHITE, secondary: OAK, variant: 1, size: [extent.width - 4, 40, 200] },
      { at: [0, 0, wallZ + 116] },
    )
    return bedroom(
      [...base, ...placedAll(solids, { at: [0, 0, wallZ + 8] }), ...bedding, ...nightstand(extent.width / 2 + 28)],
      extent.width * 1.5,
      { wallZ, mood, seed },
    )
  }
  if (spec.kind === 'mattress') {
    const platform = prop(
      'genericBox',
      { primary: OAK, size: [extent.width + 8, 22, extent.depth + 6] },
      { at: [0, 0, wallZ + extent.depth / 2 + 8] },
    )
      .slice(0, 1)
      .map((solid) => ({ ...solid, decals: [] }))
    return bedroom(
      [
        ...base,
        ...platform,
        ...placedAll(solids, { at: [0, 22, wallZ + extent.depth / 2 + 8] }),
        ...nightstand(extent.width / 2 + 34),
      ],
      extent.width * 1.6,
      { wallZ, mood, seed },
    )
  }
  const bench = prop(
    'bench',
    { primary: LINEN, secondary: OAK, variant: 0, size: [Math.max(110, extent.width * 1.3), 45, 52] },
    { at: [0, 0, wallZ + 34] },
  )
  const side = Math.max(130, extent.width * 1.9, extent.height * 2)
  return {
    solids: [
      ...bench,
      ...placedAll(solids, { at: [0, 46, wallZ + 32] }),
      ...art([-30, 112, wallZ], seed % 3),
      ...greenery(-extent.width / 2 - 52, wallZ + 30, 116),
      ...nightstand(extent.width / 2 + 62),
    ],
    wallZ,
    mood,
    window: { left: -side / 2, right: side / 2, bottom: 30 - side * 0.2, top: 30 + side * 0.8 },
    elevation: 9,
  }
}

function bedroom(
  solids: readonly Solid[],
  span: number,
  { wallZ, mood, seed }: Pick<StagedRoom, 'wallZ' | 'mood'> & Readonly<{ seed: number }>,
): StagedRoom {
  const side = Math.max(span, 240)
  return {
    solids: [...solids, ...art([-34, 134, wallZ], seed % 3), ...art([36, 134, wallZ], (seed + 1) % 3)],
    wallZ,
    mood,
    window: windowAround(side),
    azimuth: 20,
    elevation: 13,
  }
}
