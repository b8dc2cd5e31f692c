import * as v from 'valibot'
import { type LineSnapshot, lineSnapshotSchema } from '../cart/lineSnapshot.ts'
import type { WaitingTask } from '../offline/QueueContext.ts'

/** How a line looked when it was added; null for any other change. */
export function snapshotOf({ optimism }: Pick<WaitingTask, 'optimism'>): LineSnapshot | null {
  const parsed = v.safeParse(lineSnapshotSchema, optimism)
  return parsed.success ? parsed.output : null
}
