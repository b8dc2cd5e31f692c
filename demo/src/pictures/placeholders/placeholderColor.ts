import type { IllustrationSpec } from '../illustrationSpec.ts'
import { hexOf, lit, mixed, rgbOf } from '../materials/colour.ts'

/** The ground on which every product stands, as the eye sees it behind a picture. */
const GROUND = '#f0eae1'
/** Share of a card that the product itself covers, and average brightness of the light on it. */
const PRODUCT_SHARE = 0.34
const MEAN_LIGHT = 0.82

/** The product's own colour in the picture's light, `#rrggbb`. */
export function dominantColor(spec: IllustrationSpec): string {
  return hexOf(lit(rgbOf(spec.primary.color), MEAN_LIGHT))
}

/** One colour for the place of a picture until it has loaded: the ground with a breath of the product, `#rrggbb`. */
export function placeholderColor(spec: IllustrationSpec): string {
  return hexOf(mixed(rgbOf(GROUND), rgbOf(dominantColor(spec)), PRODUCT_SHARE))
}
