import type { QueryResolvers } from '../../__generated__/resolverTypes.ts'
import type { QueryComparisonArgs } from '../../__generated__/schemaTypes.ts'
import { GatewayError } from '../../errors/gatewayError.ts'
import { parseGlobalId } from '../../graph/globalId.ts'
import { withFields } from '../products/withFields.ts'
import { comparedFields, comparisonRows } from './comparisonRows.ts'
import { COMPARED_MAX } from '../limits.ts'
import type { ProductDocument, VariantDocument } from '../products/productDocument.ts'
import { readShownProduct } from '../products/productQueries.ts'
import { DISABLED_STATUS } from '../products/productVisibility.ts'
import { fieldsNamed } from '../products/sourceFields.ts'
import { variantMeasures, variantValues } from '../choices/variantFacts.ts'

export const comparisonQueries = {
  comparison: withFields(async (_root, { ids }: QueryComparisonArgs, { context, fields, selected }) => {
    if (ids.length > COMPARED_MAX || new Set(ids).size < ids.length) {
      throw new GatewayError('BAD_USER_INPUT', `At most ${COMPARED_MAX} different products can be compared.`)
    }
    const { store, loaders } = context
    const named = namedBy(ids, store.code)
    const attributes = selected().has('rows') ? await loaders.attributes() : null
    const read =
      attributes === null || fields.names === null
        ? fields
        : fieldsNamed([
            ...fields.names,
            ...comparedFields(attributes),
            ...(named.some(isVariant) ? WHOLE_VARIANTS : []),
          ])
    const found = await Promise.all(
      named.map(async (one) => comparedItem(one, await readShownProduct(context, one.sku, read))),
    )
    const items = onlyOnce(found)
    return {
      products: items.map(({ product }) => product),
      variants: items.map(
        ({ product, variant }) => variant && { __typename: 'ProductVariant' as const, product, variant },
      ),
      rows: attributes === null ? [] : comparisonRows(items.map(comparedFacts), attributes, store.language),
    }
  }),
} satisfies Pick<QueryResolvers, 'comparison'>

type Named = Readonly<{ type: 'Product' | 'ProductVariant'; sku: string }>
type ComparedItem = Readonly<{ product: ProductDocument; variant: VariantDocument | null }>

const WHOLE_VARIANTS = ['configurable_children']
const isVariant = ({ type }: Named) => type === 'ProductVariant'

/**
 * Parses the ids of products and variants. Ids of another kind or of another store are dropped: they are treated like
 * products that are no longer sold.
 */
function namedBy(ids: readonly string[], storeCode: string): readonly Named[] {
  return ids.flatMap((id) => {
    const named = parseGlobalId(id)
    if (named?.storeCode !== storeCode || (named.type !== 'Product' && named.type !== 'ProductVariant')) return []
    const [sku] = named.keys
    return sku === undefined ? [] : [{ type: named.type, sku }]
  })
}

/** Returns the compared item; null for a missing product, and for a variant that its product no longer has. */
function comparedItem(named: Named, product: ProductDocument | null): ComparedItem | null {
  if (product === null) return null
  if (!isVariant(named)) return { product, variant: null }
  const variant = product.variants.find(({ sku, status }) => sku === named.sku && status < DISABLED_STATUS)
  return variant ? { product, variant } : null
}

/** Removes duplicates: SKUs of two variants may resolve to one product. */
function onlyOnce(found: readonly (ComparedItem | null)[]): readonly ComparedItem[] {
  const bySku = new Map(
    found.flatMap((item) => (item === null ? [] : [[item.variant?.sku ?? item.product.sku, item] as const])),
  )
  return [...bySku.values()]
}

function comparedFacts({ product, variant }: ComparedItem) {
  if (variant === null) return product
  return { values: variantValues({ product, variant }), dimensions: variantMeasures({ product, variant }) }
}
