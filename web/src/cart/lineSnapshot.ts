import * as v from 'valibot'

const moneySchema = v.object({ amount: v.string(), currencyCode: v.string() })
const optionSchema = v.object({ label: v.string(), value: v.string() })

/**
 * What a line looks like, kept with the task that adds it: a shopper who reloads without a network still sees what they
 * added, even when the page it came from was never stored.
 */
export const lineSnapshotSchema = v.object({
  /** Global id and type name of the product to show; of a variant, the product it belongs to. */
  productId: v.string(),
  productType: v.string(),
  name: v.string(),
  urlPath: v.string(),
  /** Global id of the variant that is bought, null when the product has none. */
  variantId: v.nullable(v.string()),
  /** With tax and options, as the product page showed it. */
  unitPrice: moneySchema,
  /** What was chosen, ready to show. */
  options: v.array(optionSchema),
  /** Of the variant where it has one of its own. */
  picture: v.nullable(v.object({ path: v.string(), alt: v.string(), placeholderColor: v.string() })),
})

export type LineSnapshot = v.InferOutput<typeof lineSnapshotSchema>
