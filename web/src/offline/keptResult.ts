import * as v from 'valibot'
import { userErrorSchema } from './outcome.ts'
import type { Settlement } from './queueProtocol.ts'
import type { QueueableMutation } from './queueableMutation.ts'
import type { Task } from './task.ts'

const jsonObject = v.record(v.string(), v.unknown())

/** What a change came to, kept after it has left the queue. What it was sent with is not: it may hold an address. */
export const keptResultSchema = v.pipe(
  v.object({
    /** That of the task. */
    id: v.string(),
    name: v.string(),
    optimism: jsonObject,
    customer: v.nullable(v.string()),
    /** Milliseconds since 1970. */
    createdAt: v.number(),
    settledAt: v.number(),
    attempts: v.number(),
    kind: v.picklist(['done', 'refused']),
    /** As much of the answer as the mutation wants kept; null when there was none. */
    result: v.nullable(jsonObject),
    userErrors: v.array(userErrorSchema),
  }),
  v.readonly(),
)

export type KeptResult = v.InferOutput<typeof keptResultSchema>

type Keeping = Readonly<{ keep: QueueableMutation['keepResult']; settledAt: number }>

/** What is kept of a task that has ended; `keep` is what its mutation wants kept of the answer. */
export function keptResultOf(task: Task, settlement: Settlement, { keep, settledAt }: Keeping): KeptResult {
  const { id, name, optimism, customer, createdAt, attempts } = task
  const userErrors = settlement.kind === 'refused' ? [...settlement.userErrors] : []
  const result = settlement.data === null ? null : (keep?.(settlement.data) ?? null)
  return { id, name, optimism, customer, createdAt, attempts, kind: settlement.kind, userErrors, result, settledAt }
}
