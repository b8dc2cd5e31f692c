import * as v from 'valibot'

/** What a line is called, kept with a change of it: the cart may have forgotten the line when the shopper is told. */
export const namedLineSchema = v.object({
  /** Left out by versions of the shop that did not tell. */
  name: v.optional(v.string()),
})

export type NamedLine = v.InferOutput<typeof namedLineSchema>
