import { graphql, useFragment } from 'react-relay/hooks'
import type { useVariantOffers_product$key } from '../../__generated__/useVariantOffers_product.graphql'
import type { VariantFacts } from '../product/productJsonLd.ts'

type Addresses = Readonly<{
  /** Absolute address of the product. */
  address: string
  /** Returns the absolute address of a picture. */
  toPicture: (path: string) => string
}>

/** React hook that returns every variant of a product for search engines; empty for a product without variants. */
export function useVariantOffers(
  key: useVariantOffers_product$key | null,
  { address, toPicture }: Addresses,
): readonly VariantFacts[] {
  const product = useFragment(
    graphql`
      fragment useVariantOffers_product on ConfigurableProduct {
        variants {
          sku
          name
          selection {
            attributeCode
            valueLabel
          }
          media {
            path
          }
          price {
            final {
              amount
              currencyCode
            }
            specialUntil
          }
          stock {
            status
          }
        }
      }
    `,
    key,
  )
  return (product?.variants ?? []).map(({ sku, name, selection, media, price, stock }) => ({
    sku,
    name,
    address: `${address}?childSku=${encodeURIComponent(sku)}`,
    pictures: media.map(({ path }) => toPicture(path)),
    price: { amount: price.final.amount, currencyCode: price.final.currencyCode },
    isInStock: stock?.status !== 'OUT_OF_STOCK',
    until: price.specialUntil ?? null,
    values: selection.map(({ attributeCode, valueLabel }) => ({ code: attributeCode, value: valueLabel })),
  }))
}
