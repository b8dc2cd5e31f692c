import * as v from 'valibot'
import type { LineIdentity } from '../records/cartLinesAfter.ts'

/** Schema of a line's identity as the graph defines it. */
export const lineNameSchema = v.object({ sku: v.string(), optionsChecksum: v.nullish(v.string()) })

/**
 * Schema of the reference to a line in a mutation: by contents, never by id. A line waiting to be added has no id yet,
 * and a task needs no update once it gets one.
 */
export const lineRefSchema = v.object({ identity: lineNameSchema })

export type LineRef = v.InferOutput<typeof lineRefSchema>

/** Returns the graph's reference to a line. */
export function toLineRef({ sku, optionsChecksum }: LineIdentity): LineRef {
  return { identity: { sku, optionsChecksum } }
}

/** Returns the identity of a referenced line. */
export function lineOfRef({ identity }: LineRef): LineIdentity {
  return { sku: identity.sku, optionsChecksum: identity.optionsChecksum ?? null }
}
