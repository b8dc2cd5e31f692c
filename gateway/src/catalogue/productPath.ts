import { encodePart } from '@hogar/schema/routing/encodePath.ts'
import { ownPath } from '@hogar/schema/routing/ownPath.ts'

/**
 * The address of a product inside its store, encoded and without a leading slash: the platform's path of it where that
 * can be an address, else `p/SOFA-OSLO/sofa-oslo`, which names the product itself.
 */
export function productPath(urlPath: string | null, sku: string, slug: string): string {
  return (urlPath === null ? null : ownPath(urlPath)) ?? `p/${encodePart(sku)}/${encodePart(slug)}`
}
