import * as v from 'valibot'

/** A refusal as a mutation's payload tells it. */
export const userErrorSchema = v.object({
  code: v.string(),
  message: v.string(),
  field: v.nullish(v.array(v.string())),
  sku: v.nullish(v.string()),
  availableQuantity: v.nullish(v.number()),
})

export type QueuedUserError = v.InferOutput<typeof userErrorSchema>

/**
 * How a queued change went.
 * - `done`: the shop made it; `data` is the mutation's raw answer, by root field.
 * - `refused`: the shop said no, and what was drawn is undone. `userErrors` is empty when it failed for a technical
 *   reason that trying again would not mend: say so in general words.
 * - `waiting`: there is no network; the change is kept and its later outcome goes to `useLateOutcomes`.
 */
export type Outcome =
  | Readonly<{ kind: 'done'; data: Readonly<Record<string, unknown>> }>
  | Readonly<{
      kind: 'refused'
      userErrors: readonly QueuedUserError[]
      data: Readonly<Record<string, unknown>> | null
    }>
  | Readonly<{ kind: 'waiting' }>
