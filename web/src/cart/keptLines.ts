import type { RecordSourceProxy } from 'relay-runtime'
import * as v from 'valibot'
import { applyCartChange } from './applyCartChange.ts'
import { isSameLine } from './cartLinesAfter.ts'
import { ensureCartRecord, lineRecords } from './cartRecords.ts'
import { lineSnapshotSchema } from './lineSnapshot.ts'
import { lineIdentity, lineToAddSchema } from './lineToAdd.ts'

const keptLineSchema = v.object({ again: lineToAddSchema, snapshot: lineSnapshotSchema })

/** Lines that are kept outside of the cart, with what it takes to draw them in it. */
export const keptLinesSchema = v.object({ lines: v.array(keptLineSchema) })

export type KeptLine = v.InferOutput<typeof keptLineSchema>
export type KeptLines = v.InferOutput<typeof keptLinesSchema>

/**
 * Draws kept lines in the cart as the platform will put them there: beside what it holds, where of the same line the larger
 * quantity counts, or in its place.
 */
export function applyKeptLines(store: RecordSourceProxy, { lines }: KeptLines, mode: 'MERGE' | 'REPLACE'): void {
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
