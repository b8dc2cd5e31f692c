import type { ProductDimensions } from '../../__generated__/schemaTypes.ts'
import { sanitizeHtml } from '../../parse/sanitizeHtml.ts'
import type { ProductDocument } from '../products/productDocument.ts'
import { productOutline } from '../products/productOutline.ts'
import type { Source } from '../../parse/readValue.ts'

/** Returns a sanitised long text; null for none. */
export function sanitizedText(html: string | null): string | null {
  return (html && sanitizeHtml(html)) || null
}

/** Returns measurements in the graph's form; null if none is known. */
export function shownMeasures(
  { width, height, depth, weight }: ProductDocument['dimensions'],
  values: Source,
): ProductDimensions | null {
  return [width, height, depth, weight].every((measure) => measure === null)
    ? null
    : { widthCm: width, heightCm: height, depthCm: depth, weightKg: weight, outline: productOutline(values) }
}
