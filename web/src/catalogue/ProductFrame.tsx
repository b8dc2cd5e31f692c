import { type ReactNode, lazy } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { useIntl } from 'react-intl'
import type { ProductFrame_product$key } from '../__generated__/ProductFrame_product.graphql'
import { CompareToggle } from '../compare/CompareToggle.tsx'
import { CompareTrayHost } from '../compare/CompareTrayHost.tsx'
import { Breadcrumbs } from '../design/Breadcrumbs.tsx'
import { PageBody } from '../design/PageBody.tsx'
import { WhenNear } from '../design/WhenNear.tsx'
import { RecentlyViewed } from '../recent/RecentlyViewed.tsx'
import { ProductReviews } from '../reviews/ProductReviews.tsx'
import { RatingSummary } from '../reviews/RatingSummary.tsx'
import { useShelf } from '../routing/useShelf.ts'
import { DeliveryNotes } from './DeliveryNotes.tsx'
import { ProductDetails } from './ProductDetails.tsx'
import { ProductHead } from './ProductHead.tsx'
import { ProductTags } from './ProductTags.tsx'
import { RelatedProducts } from './RelatedProducts.tsx'
import { ShareButton } from './ShareButton.tsx'
import { UpsellProducts } from './UpsellProducts.tsx'
import { WishButton } from '../wishlist/WishButton.tsx'
import styles from './ProductFrame.module.css'

const RecommendedRow = lazy(async () => ({ default: (await import('./RecommendedRow.tsx')).RecommendedRow }))

type Props = Readonly<{
  product: ProductFrame_product$key
  gallery: ReactNode
  /** Price, choices, quantity: what differs from kind to kind. */
  children: ReactNode
}>

/** What every product's page has: pictures on one side, name and purchase on the other, the facts below. */
export function ProductFrame({ product, gallery, children }: Props) {
  const data = useFragment(
    graphql`
      fragment ProductFrame_product on Product {
        id
        sku
        name
        brand
        summary
        breadcrumbs {
          name
          link
          level
        }
        unavailable {
          code
          message
        }
        ...ProductHead_product
        ...ProductTags_product
        ...ProductDetails_product
        ...DeliveryNotes_product
        ...CompareToggle_product
        ...RatingSummary_product
        ...ProductReviews_product
        ...RelatedProducts_product
        ...UpsellProducts_product
      }
    `,
    product,
  )
  const intl = useIntl()
  // That it is out of stock stands beside its price already.
  const unavailable = data.unavailable?.code === 'OUT_OF_STOCK' ? null : data.unavailable
  const shelves = data.breadcrumbs
    .filter((crumb) => crumb.level > 1)
    .map(({ name, link }) => ({ label: name, to: link }))
  const shelf = useShelf()
  return (
    <PageBody>
      <ProductHead product={data} />
      <Breadcrumbs crumbs={[{ label: intl.formatMessage({ id: 'catalogue.home' }), to: '/' }, ...(shelf ?? shelves)]} />
      <div className={styles.top}>
        <div className={styles.gallery}>
          <div className={styles.pictures}>
            {gallery}
            <div className={styles.tags}>
              <ProductTags product={data} />
            </div>
          </div>
        </div>
        <div className={styles.purchase}>
          <header className={styles.header}>
            {data.brand ? <p className={styles.brand}>{data.brand}</p> : null}
            <h1 className={styles.name}>{data.name}</h1>
            <div className={styles.actions}>
              <CompareToggle product={data} />
              <WishButton sku={data.sku} name={data.name} />
              <ShareButton title={data.name} />
            </div>
            <RatingSummary product={data} />
          </header>
          {unavailable ? <p className={styles.unavailable}>{unavailable.message}</p> : null}
          {children}
          {data.summary ? <p className={styles.summary}>{data.summary}</p> : null}
          <DeliveryNotes product={data} />
        </div>
      </div>
      <ProductDetails product={data} />
      <ProductReviews product={data} />
      <div className={styles.rows}>
        <RelatedProducts product={data} />
        <UpsellProducts product={data} />
        <WhenNear key={data.id}>
          <RecommendedRow id={data.id} />
        </WhenNear>
        <RecentlyViewed present={data.id} />
      </div>
      <CompareTrayHost />
    </PageBody>
  )
}
