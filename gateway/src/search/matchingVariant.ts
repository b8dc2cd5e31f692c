import type { FilterInput } from '../__generated__/resolverTypes.ts'
import { hasValue } from '../catalogue/findVariant.ts'
import { itemPrice } from '../catalogue/itemPrice.ts'
import type { ProductDocument, VariantDocument } from '../catalogue/productDocument.ts'

/** The filters that may tell one variant from another: those of values. Ranges are of prices and measures. */
export function valueFilters(filters: readonly FilterInput[]): readonly string[] {
  return [...new Set(filters.flatMap(({ attribute, in: values }) => (values && values.length > 0 ? [attribute] : [])))]
}

/**
 * The variant that a list's filters mean. Only filters that some of the variants meet and others do not say anything: of
 * those it meets most; of equals one in stock comes first, as far as the index knows, then the cheaper, then the first.
 * Null where no filter tells the variants apart.
 */
export function matchingVariant(
  { variants }: Pick<ProductDocument, 'variants'>,
  filters: readonly FilterInput[],
  now: Date,
): VariantDocument | null {
  const enabled = variants.filter(({ status }) => status < 2)
  const telling = filters.filter((filter) => {
    const meeting = enabled.filter((variant) => meets(variant, filter)).length
    return meeting > 0 && meeting < enabled.length
  })
  if (telling.length === 0) return null
  const ranked = enabled.map((variant) => ({
    variant,
    met: telling.filter((filter) => meets(variant, filter)).length,
    isOut: Number(variant.isInStock === false),
    price: itemPrice(variant, { now, tierGroup: null })?.final ?? Number.MAX_VALUE,
  }))
  const [best] = ranked.toSorted((a, b) => b.met - a.met || a.isOut - b.isOut || a.price - b.price)
  return best?.variant ?? null
}

function meets(variant: VariantDocument, { attribute, in: values }: FilterInput): boolean {
  return values?.some((value) => hasValue(variant, { attributeCode: attribute, value })) === true
}
