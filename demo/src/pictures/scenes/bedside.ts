import { surfaceOf } from '../materials/surface.ts'
import { box } from '../solids/box.ts'
import { placedAll } from '../solids/solid.ts'
import type { Solid } from '../solids/solid.ts'
import type { Subject } from './subject.ts'
import { BRASS, CLAY, CREAM, LINEN, OAK, prop, WHITE } from './props.ts'
import type { StagedRoom } from './drawStagedRoom.ts'
import { art, greenery, rug, windowAround } from './furnishings.ts'

const WALL_Z = -112

/** The bedroom, framed around the product shown in it. */
export function bedside(subject: Subject): StagedRoom {
  const { kind } = subject.spec
  if (kind === 'bed') return withBed(subject)
  if (kind === 'nightstand') return besideBed(subject)
  if (kind === 'headboard') return withHeadboard(subject)
  if (kind === 'mattress') return withMattress(subject)
  return onBench(subject)
}

function nightstand(x: number): Solid[] {
  const [size, lampSize] = [[44, 50, 38] as const, [24, 40, 24] as const]
  return [
    ...prop('nightstand', { primary: OAK, secondary: BRASS, size }, { at: [x, 0, WALL_Z + 24] }),
    ...prop('tableLamp', { primary: CREAM, secondary: CLAY, variant: 2, size: lampSize }, { at: [x, 50, WALL_Z + 22] }),
  ]
}

const bedroomRug = (width: number, seed: number): Solid[] => rug([width + 110, 170], 30, seed)

function withBed(subject: Subject): StagedRoom {
  const { solids, extent, seed } = subject
  const half = extent.width / 2
  const bed = placedAll(solids, { at: [0, 0, WALL_Z + extent.depth / 2 + 3] })
  return bedroom(
    [...bedroomRug(extent.width, seed), ...bed, ...nightstand(half + 30), ...nightstand(-half - 30)],
    half * 2.15,
    subject,
  )
}

function besideBed({ solids, extent, mood, seed }: Subject): StagedRoom {
  const z = WALL_Z + extent.depth / 2 + 4
  const lamp = { primary: CREAM, secondary: BRASS, size: [26, 44, 26] as const }
  const bed = { primary: LINEN, secondary: OAK, variant: 1 + (seed % 2), size: [150, 106, 200] as const }
  const scene = [
    ...bedroomRug(160, seed),
    ...placedAll(solids, { at: [0, 0, z] }),
    ...prop('tableLamp', lamp, { at: [0, extent.height, z] }),
    ...prop('bed', bed, { at: [extent.width / 2 + 96, 0, WALL_Z + 104] }),
    ...art([0, 122, WALL_Z], seed % 3),
  ]
  return { solids: scene, wallZ: WALL_Z, mood, window: { left: -82, right: 88, bottom: -32, top: 138 }, azimuth: -8 }
}

function withHeadboard(subject: Subject): StagedRoom {
  const { solids, extent, seed } = subject
  const bed = { primary: WHITE, secondary: OAK, variant: 1, size: [extent.width - 4, 40, 200] as const }
  return bedroom(
    [
      ...bedroomRug(160, seed),
      ...placedAll(solids, { at: [0, 0, WALL_Z + 8] }),
      ...prop('bed', bed, { at: [0, 0, WALL_Z + 116] }),
      ...nightstand(extent.width / 2 + 28),
    ],
    extent.width * 1.5,
    subject,
  )
}

function withMattress(subject: Subject): StagedRoom {
  const { solids, extent, seed } = subject
  const z = WALL_Z + extent.depth / 2 + 8
  const platform = box({
    size: [extent.width + 8, 22, extent.depth + 6],
    at: [0, 0, z],
    surface: surfaceOf(OAK),
    radius: 0.8,
  })
  return bedroom(
    [
      ...bedroomRug(160, seed),
      platform,
      ...placedAll(solids, { at: [0, 22, z] }),
      ...nightstand(extent.width / 2 + 34),
    ],
    extent.width * 1.6,
    subject,
  )
}

/** Cushions and bed linen lie on a bench before the wall. */
function onBench({ solids, extent, mood, seed }: Subject): StagedRoom {
  const bench = { primary: LINEN, secondary: OAK, size: [Math.max(110, extent.width * 1.3), 45, 52] as const }
  const side = Math.max(130, extent.width * 1.9, extent.height * 2)
  return {
    solids: [
      ...prop('bench', bench, { at: [0, 0, WALL_Z + 34] }),
      ...placedAll(solids, { at: [0, 46, WALL_Z + 32] }),
      ...art([-30, 112, WALL_Z], seed % 3),
      ...greenery(-extent.width / 2 - 52, WALL_Z + 30, 116),
      ...nightstand(extent.width / 2 + 62),
    ],
    wallZ: WALL_Z,
    mood,
    window: { left: -side / 2, right: side / 2, bottom: 30 - side * 0.2, top: 30 + side * 0.8 },
    elevation: 9,
  }
}

function bedroom(solids: readonly Solid[], span: number, { mood, seed }: Subject): StagedRoom {
  const pictures = [...art([-34, 134, WALL_Z], seed % 3), ...art([36, 134, WALL_Z], (seed + 1) % 3)]
  const window = windowAround(Math.max(span, 240))
  return { solids: [...solids, ...pictures], wallZ: WALL_Z, mood, window, azimuth: 20, elevation: 13 }
}
