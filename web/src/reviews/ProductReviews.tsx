import { lazy } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ProductReviews_product$key } from '../__generated__/ProductReviews_product.graphql'
import type { Language } from '@hogar/schema/stores.ts'
import { WhenNear } from '../design/pictures/WhenNear.tsx'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import { REVIEWS_PLACE } from './reviewsPlace.ts'
import styles from './ProductReviews.module.css'

const sectionIn = (language: Language) =>
  lazy(async () => ({ default: await (await import('./loadReviewSection.tsx')).loadReviewSection(language) }))

const SECTIONS = { 'es-MX': sectionIn('es-MX'), 'de-DE': sectionIn('de-DE'), 'it-IT': sectionIn('it-IT') }

/** Place of a product's reviews, which are fetched when the shopper scrolls near it. */
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
  const ReviewSection = SECTIONS[useStoreDefinition().language]
  return (
    <div id={REVIEWS_PLACE} className={styles.place}>
      <WhenNear key={id}>
        <ReviewSection id={id} sku={sku} name={name} />
      </WhenNear>
    </div>
  )
}
