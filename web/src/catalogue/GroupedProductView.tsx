import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { GroupedProductView_product$key } from '../__generated__/GroupedProductView_product.graphql'
import { ErrorState } from '../design/ErrorState.tsx'
import { GroupedItemRow } from './GroupedItemRow.tsx'
import { PriceBlock } from './PriceBlock.tsx'
import { ProductFrame } from './ProductFrame.tsx'
import { ProductGallery } from './ProductGallery.tsx'
import styles from './GroupedProductView.module.css'

/** Products that are shown together and bought one by one. */
export function GroupedProductView({ product }: Readonly<{ product: GroupedProductView_product$key }>) {
  const data = useFragment(
    graphql`
      fragment GroupedProductView_product on GroupedProduct {
        name
        media {
          ...ProductGallery_media
        }
        price {
          ...PriceBlock_price
        }
        items {
          product {
            id
          }
          ...GroupedItemRow_item
        }
        ...ProductFrame_product
      }
    `,
    product,
  )
  const intl = useIntl()
  return (
    <ProductFrame product={data} gallery={<ProductGallery media={data.media} name={data.name} />}>
      <PriceBlock price={data.price} size="large" />
      {data.items ? (
        <section className={styles.items} aria-label={intl.formatMessage({ id: 'catalogue.parts' })}>
          {data.items.map((item) => (
            <GroupedItemRow key={item.product.id} item={item} />
          ))}
        </section>
      ) : (
        <ErrorState />
      )}
    </ProductFrame>
  )
}
