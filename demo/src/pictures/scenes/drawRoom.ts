import type { IllustrationSpec } from '../illustrationSpec.ts'
import { blueprintOf, hash } from '../kinds/blueprint.ts'
import { KIND_BUILDERS } from '../kinds/kindBuilders.ts'
import { extentOf } from '../solids/extent.ts'
import { placedAll } from '../solids/solid.ts'
import { itemAt } from '../solids/vector.ts'
import { MOODS } from './roomShell.ts'
import { roomOf } from './roomOf.ts'
import { settingOf } from './settingOf.ts'
import { drawStagedRoom } from './drawStagedRoom.ts'
import type { Paper, StagedRoom } from './drawStagedRoom.ts'
import type { Subject } from './subject.ts'

/** The thing in scale in the kind of room where it lives. */
export function drawRoom(spec: IllustrationSpec, paper: Paper): string {
  return drawStagedRoom(roomAround(spec, 0), paper)
}

/** Room of a product; `other` gives other walls and accessories than those of 0. */
export function roomAround(spec: IllustrationSpec, other: number): StagedRoom {
  const seed = hash(`${spec.kind}${spec.variant}`) + other
  const built = KIND_BUILDERS[spec.kind](blueprintOf(spec))
  const rough = extentOf(built)
  const solids = placedAll(built, { at: [-rough.middle[0], -rough.low[1], -rough.middle[2]] })
  const subject: Subject = { spec, solids, extent: extentOf(solids), mood: itemAt(MOODS, seed % MOODS.length), seed }
  return stage(subject)
}

function stage(subject: Subject): StagedRoom {
  return roomOf(subject, settingOf(subject.spec.kind))
}
