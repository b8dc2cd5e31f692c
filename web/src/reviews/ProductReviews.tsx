import { lazy } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ProductReviews_product$key } from '../__generated__/ProductReviews_product.graphql'
import { WhenNear } from '../design/WhenNear.tsx'
import { REVIEWS_PLACE } from './reviewsPlace.ts'
import styles from './ProductReviews.module.css'

const ReviewSection = lazy(async () => ({ default: (await import('./ReviewSection.tsx')).ReviewSection }))

/** The place of a product's reviews: they are asked for by whoever comes near. */
export function ProductReviews({ product }: Readonly<{ product: ProductReviews_product$key }>) {
  const { id, sku, name } = useFragment(
    graphql`
      fragment ProductReviews_product on Product {
        id
        sku
        name
      }
    `,
    product,
  )
  return (
    <div id={REVIEWS_PLACE} className={styles.place}>
      <WhenNear key={id}>
        <ReviewSection id={id} sku={sku} name={name} />
      </WhenNear>
    </div>
  )
}
