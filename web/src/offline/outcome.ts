import * as v from 'valibot'

/** Refusal in a mutation's payload. */
export const userErrorSchema = v.object({
  code: v.string(),
  message: v.string(),
  field: v.nullish(v.array(v.string())),
  sku: v.nullish(v.string()),
  availableQuantity: v.nullish(v.number()),
})

export type QueuedUserError = v.InferOutput<typeof userErrorSchema>

/**
 * Outcome of a queued change.
 * - `done`: the shop made it; `data` is the mutation's raw answer, by root field.
 * - `refused`: the shop refused it, and the optimistic change is undone. `userErrors` is empty when it failed for a
 *   technical reason that a retry would not fix: show a general message.
 * - `waiting`: there is no network; the task is stored and its later outcome goes to `useLateOutcomes`. `isInMemory`
 *   where the browser has refused to store it: it is lost when the page is closed.
 */
export type Outcome =
  | Readonly<{ kind: 'done'; data: Readonly<Record<string, unknown>> }>
  | Readonly<{
      kind: 'refused'
      userErrors: readonly QueuedUserError[]
      data: Readonly<Record<string, unknown>> | null
    }>
  | Readonly<{ kind: 'waiting'; isInMemory?: true }>
