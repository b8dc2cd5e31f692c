import { useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PromotionPage_promotion$key } from '../__generated__/PromotionPage_promotion.graphql'
import type { PromotionPage_store$key } from '../__generated__/PromotionPage_store.graphql'
import { Breadcrumbs } from '../design/Breadcrumbs.tsx'
import { PageBody } from '../design/PageBody.tsx'
import { pictureUrl } from '../design/pictures/pictureSources.ts'
import { RichText } from '../design/RichText.tsx'
import { useOrigin } from '../routing/OriginContext.tsx'
import { PageHead } from '../routing/document/PageHead.tsx'
import { PageAlternates } from '../stores/PageAlternates.tsx'
import { EndedPromotion } from './EndedPromotion.tsx'
import { FeaturedProduct } from './featured/FeaturedProduct.tsx'
import { PromotionHero } from './PromotionHero.tsx'
import { PromotionProducts } from './PromotionProducts.tsx'
import styles from './PromotionPage.module.css'

const PREVIEW = { width: 1024, height: 576 } as const

type Props = Readonly<{ promotion: PromotionPage_promotion$key; store: PromotionPage_store$key }>

/** Renders a promotion: picture, last day, featured product, list of products, conditions. */
export function PromotionPage({ promotion, store: storeKey }: Props) {
  const data = useFragment(
    graphql`
      fragment PromotionPage_promotion on Promotion
      @argumentDefinitions(count: { type: "Int!" }, after: { type: "String" }, sort: { type: "ProductSort" }) {
        path
        title
        summary
        text
        terms
        endsAt
        isOver
        hasProducts
        image {
          path
        }
        product {
          id
          ...FeaturedProduct_product
        }
        alternates {
          ...PageAlternates_alternates
        }
        ...PromotionHero_promotion
        ...EndedPromotion_promotion
        ...PromotionProducts_promotion @arguments(count: $count, after: $after, sort: $sort)
      }
    `,
    promotion,
  )
  const store = useFragment(
    graphql`
      fragment PromotionPage_store on Store {
        ...FeaturedProduct_store
      }
    `,
    storeKey,
  )
  const intl = useIntl()
  const origin = useOrigin()
  // A page of the offline snapshot may be older than the end.
  const [now] = useState(Date.now)
  const isOver = data.isOver || (data.endsAt !== null && data.endsAt !== undefined && Date.parse(data.endsAt) <= now)
  return (
    <PageBody>
      <PageHead
        title={data.title}
        description={data.summary}
        canonicalPath={data.path}
        {...(data.image ? { image: origin + pictureUrl(data.image.path, PREVIEW, 'jpg') } : {})}
      />
      <PageAlternates path={data.path} alternates={data.alternates} />
      <Breadcrumbs
        crumbs={[
          { label: intl.formatMessage({ id: 'promotions.home' }), to: '/' },
          { label: intl.formatMessage({ id: 'promotions.title' }), to: '/promotions' },
        ]}
      />
      <PromotionHero promotion={data} isOver={isOver} />
      {isOver ? (
        <EndedPromotion promotion={data} />
      ) : (
        <>
          {data.text ? <RichText html={data.text} /> : null}
          {data.product ? <FeaturedProduct key={data.product.id} product={data.product} store={store} /> : null}
          {data.hasProducts ? <PromotionProducts promotion={data} /> : null}
          {data.terms ? (
            <section className={styles.terms}>
              <h2 className={styles.heading}>{intl.formatMessage({ id: 'promotions.terms' })}</h2>
              <RichText html={data.terms} />
            </section>
          ) : null}
        </>
      )}
    </PageBody>
  )
}
