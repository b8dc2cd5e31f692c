import * as v from 'valibot'
import { type LineSnapshot, lineSnapshotSchema } from '../../cart/lines/lineSnapshot.ts'
import type { WaitingTask } from '../../offline/waitingTask.ts'

/** Returns the snapshot of a line when it was added; null for any other task. */
export function snapshotOf({ optimism }: Pick<WaitingTask, 'optimism'>): LineSnapshot | null {
  const parsed = v.safeParse(lineSnapshotSchema, optimism)
  return parsed.success ? parsed.output : null
}
