import { BASE_FIELDS, fieldsNamed } from '../../catalogue/products/sourceFields.ts'
import type { ProductScope } from '../../catalogue/products/productLoaders.ts'
import type { CartLineMapper } from '../mappers.ts'

const FIELDS = fieldsNamed(BASE_FIELDS)

/**
 * A line under the SKU that a shopper buys. Platforms write a bundle's line as its SKU with those of the chosen parts
 * behind it, joined by dashes; SKUs hold dashes themselves, so that the catalogue has to say where the bundle's ends.
 */
export async function underOwnSku<Line extends Pick<CartLineMapper, 'sku' | 'productType'>>(
  { loaders }: ProductScope,
  line: Line,
): Promise<Line> {
  if (line.productType !== 'bundle') return line
  const { own } = loaders.products(FIELDS)
  const found = await Promise.all(skuCandidates(line.sku).map((sku) => own.load(sku)))
  const bundle = found.find((product) => product?.__typename === 'BundleProduct')
  return bundle ? { ...line, sku: bundle.sku } : line
}

/** Everything that the SKU of a bundle can be, longest first: `A-B-C`, `A-B`, `A`. */
export function skuCandidates(sku: string): readonly string[] {
  const parts = sku.split('-')
  return parts.map((_, index) => parts.slice(0, parts.length - index).join('-')).filter((candidate) => candidate !== '')
}
