import { SCENE_SIZE } from '../drawing.ts'
import { blueprintOf } from '../kinds/blueprint.ts'
import { KIND_BUILDERS } from '../kinds/kindBuilders.ts'
import { placedAll } from '../solids/solid.ts'
import type { Arrangement } from './arrangement.ts'
import { MOODS, TERRACE } from './roomShell.ts'
import { drawStagedRoom } from './drawStagedRoom.ts'

/** Draws a furnished room as SVG text, 1600 by 900, in the detail that `coarseness` units to a pixel can show. */
export function drawArrangement({ items, mood, ...room }: Arrangement, coarseness = 1): string {
  const colours = mood === 'terrace' ? TERRACE : (MOODS[mood] ?? TERRACE)
  const solids = items.flatMap(({ spec, at, turn = 0 }) =>
    placedAll(KIND_BUILDERS[spec.kind](blueprintOf(spec)), { at, turn }),
  )
  return drawStagedRoom({ ...room, solids, mood: colours }, { ...SCENE_SIZE, coarseness })
}
