import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { FeaturedLink_product$key } from '../../__generated__/FeaturedLink_product.graphql'
import { PurchasePrice } from '../../catalogue/price/PurchasePrice.tsx'
import { buttonStyle } from '../../design/buttonStyle.ts'
import { StoreLink } from '../../routing/StoreLink.tsx'
import { FeaturedFrame } from './FeaturedFrame.tsx'

/** Renders a featured product whose parts are chosen on its own page. */
export function FeaturedLink({ product }: Readonly<{ product: FeaturedLink_product$key }>) {
  const data = useFragment(
    graphql`
      fragment FeaturedLink_product on Product {
        urlPath
        price {
          ...PurchasePrice_price
        }
        ...FeaturedFrame_product
      }
    `,
    product,
  )
  const intl = useIntl()
  return (
    <FeaturedFrame product={data}>
      <PurchasePrice price={data.price} />
      <StoreLink to={`/${data.urlPath}`} className={buttonStyle('primary')}>
        {intl.formatMessage({ id: 'promotions.choose' })}
      </StoreLink>
    </FeaturedFrame>
  )
}
