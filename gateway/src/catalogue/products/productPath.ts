import { encodePart } from '@hogar/schema/routing/encodePath.ts'
import { GIFT_CARDS_PATH, GIFT_CARD_SKU } from '@hogar/schema/routing/giftCards.ts'
import { ownPath } from '@hogar/schema/routing/ownPath.ts'

/**
 * Returns the path of a product inside its store, encoded and without a leading slash: the platform's path if it is a
 * valid one, else `p/SOFA-OSLO/sofa-oslo`, which holds the SKU.
 */
export function productPath(urlPath: string | null, sku: string, slug: string): string {
  // It is sold by the page of gift cards, which asks for its recipient.
  if (sku === GIFT_CARD_SKU) return GIFT_CARDS_PATH.slice(1)
  return (urlPath === null ? null : ownPath(urlPath)) ?? `p/${encodePart(sku)}/${encodePart(slug)}`
}
