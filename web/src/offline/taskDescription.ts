import * as v from 'valibot'

const moneySchema = v.object({ amount: v.string(), currencyCode: v.string() })
const valueSchema = v.nullable(v.union([v.string(), v.number(), moneySchema]))

/**
 * Schema of the description of a change, in terms that are shown to the shopper: never an address, never internal
 * values. `kind` names the text; the other fields are its values, null where unknown. Stored with outcomes.
 */
export const taskDescriptionSchema = v.objectWithRest({ kind: v.string() }, valueSchema)

export type TaskDescription = Readonly<{ kind: string; [value: string]: v.InferOutput<typeof valueSchema> }>

/** Description of a change that this version of the shop cannot read. */
export const OTHER_CHANGE: TaskDescription = { kind: 'other' }
