import type { RecordSourceProxy } from 'relay-runtime'
import * as v from 'valibot'
import { applyCartChange } from './applyCartChange.ts'
import { isSameLine } from './cartLinesAfter.ts'
import { ensureCartRecord, lineRecords } from './cartRecords.ts'
import { lineSnapshotSchema } from '../lines/lineSnapshot.ts'
import { lineIdentity, lineToAddSchema } from '../adding/lineToAdd.ts'

const restorableLineSchema = v.object({ again: lineToAddSchema, snapshot: lineSnapshotSchema })

/** Lines stored outside of the cart, with the data to show them in it. */
export const restorableLinesSchema = v.object({ lines: v.array(restorableLineSchema) })

export type RestorableLine = v.InferOutput<typeof restorableLineSchema>
export type RestorableLines = v.InferOutput<typeof restorableLinesSchema>

/**
 * Adds such lines to the cart optimistically: `MERGE` keeps the larger quantity of each line, `REPLACE` sets the exact
 * quantities and removes all other lines.
 */
export function applyRestorableLines(
  store: RecordSourceProxy,
  { lines }: RestorableLines,
  mode: 'MERGE' | 'REPLACE',
): void {
  const kept = lines.map((line) => ({ ...line, identity: lineIdentity(line.again) }))
  if (mode === 'REPLACE') {
    const held = lineRecords(ensureCartRecord(store)).map(({ line }) => line)
    const gone = held.filter((line) => !kept.some(({ identity }) => isSameLine(identity, line)))
    for (const line of gone) applyCartChange(store, { kind: 'remove', line })
  }
  const kind = mode === 'REPLACE' ? 'exactly' : 'atLeast'
  for (const { again, identity, snapshot } of kept) {
    const drawing = { ...snapshot, choices: again }
    applyCartChange(store, { kind, line: identity, quantity: again.quantity }, drawing)
  }
}
