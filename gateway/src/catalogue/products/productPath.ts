import { encodePart } from '@hogar/schema/routing/encodePath.ts'
import { ownPath } from '@hogar/schema/routing/ownPath.ts'

/**
 * Returns the path of a product inside its store, encoded and without a leading slash: the platform's path if it is a
 * valid one, else `p/SOFA-OSLO/sofa-oslo`, which holds the SKU.
 */
export function productPath(urlPath: string | null, sku: string, slug: string): string {
  return (urlPath === null ? null : ownPath(urlPath)) ?? `p/${encodePart(sku)}/${encodePart(slug)}`
}
