import { HTML_CHARACTERS_MAX } from '../limits.ts'
import { decodeMeasures } from '../products/decodeMeasures.ts'
import { decodeTags, saysTags } from '../products/decodeTags.ts'
import type { ProductDocument, VariantDocument } from '../products/productDocument.ts'
import { type Source, readText } from '../../parse/readValue.ts'

/** Variant, with the product from which it inherits. */
export type VariantOf = Readonly<{ product: ProductDocument; variant: VariantDocument }>

/** Returns all attributes of a variant: its own, else its product's. */
export function variantValues({ product, variant }: VariantOf): Source {
  const own = Object.entries(variant.values).filter(
    ([, value]) => value !== null && value !== undefined && value !== '',
  )
  return { ...product.values, ...Object.fromEntries(own) }
}

/** Returns the measurements of a variant, each its own, else its product's. */
export function variantMeasures({ product: { dimensions }, variant }: VariantOf): ProductDocument['dimensions'] {
  const own = decodeMeasures(variant.values)
  return {
    width: own.width ?? dimensions.width,
    height: own.height ?? dimensions.height,
    depth: own.depth ?? dimensions.depth,
    weight: own.weight ?? dimensions.weight,
  }
}

/** Returns the claims of a variant; its product's if it has no claims field. */
export function variantTags({ product, variant }: VariantOf): ProductDocument['tags'] {
  return saysTags(variant.values) ? decodeTags(variant.values) : product.tags
}

/** Returns the long text of a variant; null without one of its own. */
export function variantDescription({ variant }: VariantOf): string | null {
  return readText(variant.values.description, HTML_CHARACTERS_MAX)
}
