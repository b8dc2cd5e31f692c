import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { FeaturedProduct_product$key } from '../../__generated__/FeaturedProduct_product.graphql'
import type { FeaturedProduct_store$key } from '../../__generated__/FeaturedProduct_store.graphql'
import { useLiveOffer } from '../../stock/useLiveOffer.ts'
import { FeaturedConfigurable } from './FeaturedConfigurable.tsx'
import { FeaturedLink } from './FeaturedLink.tsx'
import { FeaturedSimple } from './FeaturedSimple.tsx'

/** Kinds of product that are bought as they are, or with custom options. */
const PLAIN_KINDS: ReadonlySet<string> = new Set(['SimpleProduct', 'VirtualProduct'])

type Props = Readonly<{ product: FeaturedProduct_product$key; store: FeaturedProduct_store$key }>

/**
 * Renders the product of a promotion with a buy box of its own. Kits, groups and downloads are chosen on the product's
 * page.
 */
export function FeaturedProduct({ product, store: storeKey }: Props) {
  const data = useFragment(
    graphql`
      fragment FeaturedProduct_product on Product {
        __typename
        ...useLiveOffer_product
        ...FeaturedSimple_product
        ...FeaturedLink_product
        ... on ConfigurableProduct {
          ...FeaturedConfigurable_product @alias(as: "configurable")
        }
      }
    `,
    product,
  )
  const store = useFragment(
    graphql`
      fragment FeaturedProduct_store on Store {
        ...useVariantChoice_store
      }
    `,
    storeKey,
  )
  const intl = useIntl()
  const askAnew = useLiveOffer(data)
  const box = data.configurable ? (
    <FeaturedConfigurable product={data.configurable} store={store} onChosen={askAnew} />
  ) : PLAIN_KINDS.has(data.__typename) ? (
    <FeaturedSimple product={data} />
  ) : (
    <FeaturedLink product={data} />
  )
  return <section aria-label={intl.formatMessage({ id: 'promotions.featured' })}>{box}</section>
}
