import * as v from 'valibot'
import type { LineIdentity } from './cartLinesAfter.ts'

/** What is in a line, as the graph takes it. */
export const lineNameSchema = v.object({ sku: v.string(), optionsChecksum: v.nullish(v.string()) })

/**
 * How a change names its line towards the gateway: by what is in it, never by id. A line that waits to be added has no
 * id yet, and nothing has to be renamed once it gets one.
 */
export const lineRefSchema = v.object({ identity: lineNameSchema })

export type LineRef = v.InferOutput<typeof lineRefSchema>

/** The reference that the graph takes for a line. */
export function toLineRef({ sku, optionsChecksum }: LineIdentity): LineRef {
  return { identity: { sku, optionsChecksum } }
}

/** The line that a reference names. */
export function lineOfRef({ identity }: LineRef): LineIdentity {
  return { sku: identity.sku, optionsChecksum: identity.optionsChecksum ?? null }
}
