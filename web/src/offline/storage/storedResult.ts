import * as v from 'valibot'
import { userErrorSchema } from '../outcome.ts'
import type { Settlement } from '../answer.ts'
import type { QueuedMutation } from '../queuedMutation.ts'
import type { Task } from '../task.ts'

const jsonObject = v.record(v.string(), v.unknown())

/** Result of a task, stored after it has left the queue. Its variables are not stored: they may hold an address. */
export const storedResultSchema = v.pipe(
  v.object({
    /** Id of the task. */
    id: v.string(),
    name: v.string(),
    optimism: jsonObject,
    customer: v.nullable(v.string()),
    /** Milliseconds since 1970. */
    createdAt: v.number(),
    settledAt: v.number(),
    attempts: v.number(),
    kind: v.picklist(['done', 'refused']),
    /** Part of the answer that the mutation wants stored; null without an answer. */
    result: v.nullable(jsonObject),
    userErrors: v.array(userErrorSchema),
  }),
  v.readonly(),
)

export type StoredResult = v.InferOutput<typeof storedResultSchema>

type Keeping = Readonly<{ keep: QueuedMutation['keepResult']; settledAt: number }>

/**
 * Returns the stored result of a task that has ended; `keep` selects the part of the answer that its mutation wants
 * stored.
 */
export function storedResultOf(task: Task, settlement: Settlement, { keep, settledAt }: Keeping): StoredResult {
  const { id, name, optimism, customer, createdAt, attempts } = task
  const userErrors = settlement.kind === 'refused' ? [...settlement.userErrors] : []
  const result = settlement.data === null ? null : (keep?.(settlement.data) ?? null)
  return { id, name, optimism, customer, createdAt, attempts, kind: settlement.kind, userErrors, result, settledAt }
}
