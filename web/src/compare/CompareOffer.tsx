import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { CompareOffer_product$key } from '../__generated__/CompareOffer_product.graphql'
import type { CompareOffer_variant$key } from '../__generated__/CompareOffer_variant.graphql'
import { AddToCartButton } from '../cart/adding/AddToCartButton.tsx'
import { PriceBlock } from '../catalogue/price/PriceBlock.tsx'
import { buttonStyle } from '../design/buttonStyle.ts'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import { StoreLink } from '../routing/StoreLink.tsx'
import styles from './CompareTable.module.css'

/** Product types that can be bought directly unless they have required options. */
const BOUGHT_AS_IT_IS: ReadonlySet<string> = new Set(['SimpleProduct', 'VirtualProduct', 'DownloadableProduct'])

type Props = Readonly<{
  product: CompareOffer_product$key
  /** Compared variant; it leaves nothing to choose. */
  variant: CompareOffer_variant$key | null
}>

/** Price of a compared product with its add-to-cart button, or a link to its page if options have to be chosen. */
export function CompareOffer({ product, variant }: Props) {
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
  const chosen = useFragment(
    graphql`
      fragment CompareOffer_variant on ProductVariant {
        price {
          ...PriceBlock_price
        }
        stock {
          status
        }
        ...AddToCartButton_variant
      }
    `,
    variant,
  )
  const intl = useIntl()
  const { __typename: kind, name, urlPath, customOptions = [] } = data
  const { price, stock } = chosen ?? data
  const isWhole = BOUGHT_AS_IT_IS.has(kind) && customOptions.every(({ isRequired }) => !isRequired)
  const isChosen = isWhole || Boolean(chosen)
  const isSoldOut = stock?.status === 'OUT_OF_STOCK'
  return (
    <div className={styles.offer}>
      <PriceBlock price={price} isExact={Boolean(chosen)} hasCreditLine={false} />
      {isChosen ? (
        <AddToCartButton
          product={data}
          variant={chosen ?? undefined}
          quantity={1}
          isDisabled={isSoldOut}
          label={isSoldOut ? intl.formatMessage({ id: 'stock.outOfStock' }) : undefined}
        />
      ) : (
        <StoreLink to={`/${urlPath}`} className={buttonStyle('secondary', true)}>
          {intl.formatMessage({ id: 'comparePage.choose' })} <VisuallyHidden>{name}</VisuallyHidden>
        </StoreLink>
      )}
    </div>
  )
}
