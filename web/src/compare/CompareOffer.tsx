import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CompareOffer_product$key } from '../__generated__/CompareOffer_product.graphql'
import { AddToCartButton } from '../cart/AddToCartButton.tsx'
import { PriceBlock } from '../catalogue/PriceBlock.tsx'
import { buttonStyle } from '../design/buttonStyle.ts'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import { StoreLink } from '../routing/StoreLink.tsx'
import styles from './CompareTable.module.css'

/** Kinds that are bought as they are, as long as nothing has to be chosen. */
const BOUGHT_AS_IT_IS: ReadonlySet<string> = new Set(['SimpleProduct', 'VirtualProduct', 'DownloadableProduct'])

/** What a compared product costs, and the way to it: into the cart, or to its page where something is to be chosen. */
export function CompareOffer({ product }: Readonly<{ product: CompareOffer_product$key }>) {
  const data = useFragment(
    graphql`
      fragment CompareOffer_product on Product {
        __typename
        name
        urlPath
        price {
          ...PriceBlock_price
        }
        stock {
          status
        }
        ... on SimpleProduct {
          customOptions {
            isRequired
          }
        }
        ...AddToCartButton_product
      }
    `,
    product,
  )
  const intl = useIntl()
  const { __typename: kind, name, urlPath, price, stock, customOptions = [] } = data
  const isChosen = BOUGHT_AS_IT_IS.has(kind) && customOptions.every(({ isRequired }) => !isRequired)
  const isSoldOut = stock?.status === 'OUT_OF_STOCK'
  return (
    <div className={styles.offer}>
      <PriceBlock price={price} />
      {isChosen ? (
        <AddToCartButton
          product={data}
          quantity={1}
          isDisabled={isSoldOut}
          label={isSoldOut ? intl.formatMessage({ id: 'stock.outOfStock' }) : undefined}
        />
      ) : (
        <StoreLink to={`/${urlPath}`} className={buttonStyle('secondary', true)}>
          {intl.formatMessage({ id: 'compare.choose' })} <VisuallyHidden>{name}</VisuallyHidden>
        </StoreLink>
      )}
    </div>
  )
}
