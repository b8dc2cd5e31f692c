import * as v from 'valibot'
import { optionsChecksum } from '@hogar/schema/validation/optionsChecksum.ts'
import type { LineIdentity } from './cartLinesAfter.ts'

/** One product to add with its choices, as the graph wants it. */
export const lineToAddSchema = v.object({
  sku: v.string(),
  quantity: v.number(),
  customOptions: v.optional(v.array(v.object({ optionId: v.string(), value: v.string() }))),
  bundleOptions: v.optional(
    v.array(v.object({ optionId: v.string(), selectionIds: v.array(v.string()), quantity: v.optional(v.number()) })),
  ),
  /** What one unit cost when it was chosen: the shop tells when it costs something else by the time that it is added. */
  expectedUnitPrice: v.optional(v.string()),
})

export type LineToAdd = v.InferOutput<typeof lineToAddSchema>

/** Names the line that adding it makes, or grows. */
export function lineIdentity(line: LineToAdd): LineIdentity {
  return { sku: line.sku, optionsChecksum: optionsChecksum(line) }
}
