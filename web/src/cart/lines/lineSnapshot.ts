import * as v from 'valibot'

const moneySchema = v.object({ amount: v.string(), currencyCode: v.string() })
const optionSchema = v.object({ label: v.string(), value: v.string() })

/**
 * Schema of a line's display data, stored with the task that adds it: after a reload off line the shopper still sees
 * the line, even if its product page was never stored.
 */
export const lineSnapshotSchema = v.object({
  /** Global id and type name of the product; for a variant, of the product it belongs to. */
  productId: v.string(),
  productType: v.string(),
  name: v.string(),
  urlPath: v.string(),
  /** Global id of the variant; null if the product has none. */
  variantId: v.nullable(v.string()),
  /** With tax and options, as the product page showed it. */
  unitPrice: moneySchema,
  /** Chosen options, ready to show. */
  options: v.array(optionSchema),
  /** Picture of the variant if it has one, else of the product. */
  picture: v.nullable(v.object({ path: v.string(), alt: v.string(), placeholderColor: v.string() })),
})

export type LineSnapshot = v.InferOutput<typeof lineSnapshotSchema>
