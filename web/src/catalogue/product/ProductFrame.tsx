import { type ReactNode, lazy } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ProductFrame_product$key } from '../../__generated__/ProductFrame_product.graphql'
import type { ProductFrame_variant$key } from '../../__generated__/ProductFrame_variant.graphql'
import { CompareToggle } from '../../compare/CompareToggle.tsx'
import { CompareVariantToggle } from '../../compare/CompareVariantToggle.tsx'
import { CompareTrayHost } from '../../compare/CompareTrayHost.tsx'
import { PageBody } from '../../design/PageBody.tsx'
import { WhenNear } from '../../design/pictures/WhenNear.tsx'
import { RecentlyViewed } from '../../recent/RecentlyViewed.tsx'
import { ProductReviews } from '../../reviews/ProductReviews.tsx'
import { RatingSummary } from '../../reviews/RatingSummary.tsx'
import { DeliveryNotes } from './DeliveryNotes.tsx'
import { ProductBreadcrumbs } from './ProductBreadcrumbs.tsx'
import { ProductDetails } from './ProductDetails.tsx'
import { ProductHead } from './ProductHead.tsx'
import { ChosenTags } from '../filters/ChosenTags.tsx'
import { RelatedProducts } from '../cards/RelatedProducts.tsx'
import { ShareButton } from './ShareButton.tsx'
import { UpsellProducts } from '../cards/UpsellProducts.tsx'
import { usePriceWords } from '../price/usePriceWords.ts'
import { WishButton } from '../../wishlist/WishButton.tsx'
import styles from './ProductFrame.module.css'

const LateRows = lazy(async () => ({ default: (await import('../late/TranslatedLateRows.ts')).TranslatedLateRows }))

type Props = Readonly<{
  product: ProductFrame_product$key
  /** Chosen variant: the whole page shows its data. */
  variant?: ProductFrame_variant$key | null | undefined
  gallery: ReactNode
  /** Price, choices and quantity: they differ from kind to kind. */
  children: ReactNode
}>

const chosenFragment = graphql`
  fragment ProductFrame_variant on ProductVariant {
    stock {
      status
    }
    price {
      ...usePriceWords_price
    }
    ...ProductHead_variant
    ...ChosenTags_variant
    ...ProductDetails_variant
    ...DeliveryNotes_variant
    ...CompareVariantToggle_variant
  }
`

/** Renders the frame of every product page: pictures on one side, name and purchase on the other, details below. */
export function ProductFrame({ product, variant, gallery, children }: Props) {
  const data = useFragment(
    graphql`
      fragment ProductFrame_product on Product {
        id
        sku
        name
        brand
        summary
        unavailable {
          code
          message
        }
        stock {
          status
        }
        price {
          ...usePriceWords_price
        }
        ...ProductHead_product
        ...ProductBreadcrumbs_product
        ...ChosenTags_product
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
  const chosen = useFragment(chosenFragment, variant ?? null)
  const priceWords = usePriceWords((chosen ?? data).price)
  const isSoldOut = (chosen ?? data).stock?.status === 'OUT_OF_STOCK'
  // The price block reports "out of stock" already.
  const unavailable = data.unavailable?.code === 'OUT_OF_STOCK' ? null : data.unavailable
  return (
    <PageBody>
      <ProductHead product={data} variant={chosen} />
      <ProductBreadcrumbs product={data} />
      <div className={styles.top}>
        <div className={styles.gallery}>
          <div className={styles.pictures}>{gallery}</div>
        </div>
        <div className={styles.purchase}>
          <header className={styles.header}>
            {data.brand ? <p className={styles.brand}>{data.brand}</p> : null}
            <h1 className={styles.name}>{data.name}</h1>
            <div className={styles.actions}>
              {chosen ? <CompareVariantToggle variant={chosen} /> : <CompareToggle product={data} />}
              <WishButton product={{ id: data.id, sku: data.sku }} name={data.name} />
              <ShareButton title={data.name} />
            </div>
            <RatingSummary product={data} />
          </header>
          {unavailable ? <p className={styles.unavailable}>{unavailable.message}</p> : null}
          {children}
          {data.summary ? <p className={styles.summary}>{data.summary}</p> : null}
          <ChosenTags product={data} variant={chosen} beside={priceWords} isSoldOut={isSoldOut} />
          <DeliveryNotes product={data} variant={chosen} />
        </div>
      </div>
      <ProductDetails product={data} variant={chosen} />
      <ProductReviews product={data} />
      <div className={styles.rows}>
        <RelatedProducts product={data} />
        <UpsellProducts product={data} />
        <WhenNear key={data.id}>
          <LateRows id={data.id} />
        </WhenNear>
        <RecentlyViewed present={data.id} />
      </div>
      <CompareTrayHost />
    </PageBody>
  )
}
