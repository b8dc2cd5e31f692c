import * as v from 'valibot'

/**
 * Schema of a line's name, stored with a task that changes it: the line may be gone from the cart when the outcome is
 * notified.
 */
export const namedLineSchema = v.object({
  /** Missing in tasks of older versions. */
  name: v.optional(v.string()),
})

export type NamedLine = v.InferOutput<typeof namedLineSchema>
