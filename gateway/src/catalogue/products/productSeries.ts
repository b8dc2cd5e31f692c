import type { GraphContext } from '../../app/context.ts'
import type { ProductSeriesMapper } from '../../series/mappers.ts'
import { SERIES_ATTRIBUTE } from '../../series/seriesAttribute.ts'
import { readText } from '../../parse/readValue.ts'
import type { ProductDocument } from './productDocument.ts'

/**
 * Returns the series of a product, with the path of the whole shop's list, narrowed to it. Null for a value that the
 * attribute does not list, and where lists cannot be narrowed by it.
 */
export async function productSeries(
  { values }: Pick<ProductDocument, 'values'>,
  _arguments: object,
  { loaders }: Pick<GraphContext, 'loaders'>,
): Promise<ProductSeriesMapper | null> {
  const value = readText(values[SERIES_ATTRIBUTE])
  if (value === null) return null
  const [attributes, { root }] = await Promise.all([loaders.attributes(), loaders.categoryTree()])
  const attribute = attributes.get(SERIES_ATTRIBUTE)
  const label = attribute?.isFilterable ? attribute.options.get(value)?.label : undefined
  if (label === undefined || root === null) return null
  return { value, label, listPath: `/${root.urlPath}?${new URLSearchParams({ [SERIES_ATTRIBUTE]: value }).toString()}` }
}
