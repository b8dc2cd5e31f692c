import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { GroupedProductView_product$key } from '../__generated__/GroupedProductView_product.graphql'
import type { useProductBasics_product$key } from '../__generated__/useProductBasics_product.graphql'
import { ErrorState } from '../design/ErrorState.tsx'
import { GroupedItemRow } from './GroupedItemRow.tsx'
import { PriceBlock } from './PriceBlock.tsx'
import { ProductFrame } from './ProductFrame.tsx'
import { ProductGallery } from './ProductGallery.tsx'
import { useProductBasics } from './useProductBasics.ts'
import styles from './GroupedProductView.module.css'

type Props = Readonly<{ basics: useProductBasics_product$key; product: GroupedProductView_product$key }>

/** Products that are shown together and bought one by one. */
export function GroupedProductView({ basics, product }: Props) {
  const { items } = useFragment(
    graphql`
      fragment GroupedProductView_product on GroupedProduct {
        items {
          product {
            id
          }
          ...GroupedItemRow_item
        }
      }
    `,
    product,
  )
  const { name, media, price, keys } = useProductBasics(basics)
  const intl = useIntl()
  return (
    <ProductFrame product={keys} gallery={<ProductGallery media={media} name={name} />}>
      <PriceBlock price={price} size="large" />
      {items ? (
        <section className={styles.items} aria-label={intl.formatMessage({ id: 'catalogue.parts' })}>
          {items.map((item) => (
            <GroupedItemRow key={item.product.id} item={item} />
          ))}
        </section>
      ) : (
        <ErrorState />
      )}
    </ProductFrame>
  )
}
