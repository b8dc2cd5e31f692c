import * as v from 'valibot'

/** Schema of the name of a list or product, stored with a task that changes it: the task is described by it. */
export const namedSnapshot = v.object({
  /** Missing in tasks of older versions. */
  name: v.optional(v.string()),
})
