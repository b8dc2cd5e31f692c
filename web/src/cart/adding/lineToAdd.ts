import * as v from 'valibot'
import { optionsChecksum } from '@hogar/schema/validation/optionsChecksum.ts'
import type { LineIdentity } from '../records/cartLinesAfter.ts'

/** Schema of a product to add with its choices, as the graph's input. */
export const lineToAddSchema = v.object({
  sku: v.string(),
  quantity: v.number(),
  customOptions: v.optional(v.array(v.object({ optionId: v.string(), value: v.string() }))),
  bundleOptions: v.optional(
    v.array(v.object({ optionId: v.string(), selectionIds: v.array(v.string()), quantity: v.optional(v.number()) })),
  ),
  /** Unit price when the product was chosen: the platform reports a difference when it adds the line. */
  expectedUnitPrice: v.optional(v.string()),
})

export type LineToAdd = v.InferOutput<typeof lineToAddSchema>

/** Returns the identity of the line that adding creates or increases. */
export function lineIdentity(line: LineToAdd): LineIdentity {
  return { sku: line.sku, optionsChecksum: optionsChecksum(line) }
}
