import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { LandingPage_landing$key } from '../../__generated__/LandingPage_landing.graphql'
import { Breadcrumbs } from '../../design/Breadcrumbs.tsx'
import { PageBody } from '../../design/PageBody.tsx'
import { pictureUrl } from '../../design/pictures/pictureSources.ts'
import { RichText } from '../../design/RichText.tsx'
import { useOrigin } from '../../routing/OriginContext.tsx'
import { PageHead } from '../../routing/document/PageHead.tsx'
import { EditorsPicture } from '../EditorsPicture.tsx'
import { LandingLinksBlock } from './LandingLinksBlock.tsx'
import { LandingProductsBlock } from './LandingProductsBlock.tsx'
import { LandingTextBlock } from './LandingTextBlock.tsx'
import styles from './LandingPage.module.css'

const PREVIEW = { width: 1024, height: 576 } as const
const SIZES = '(width >= 80em) 76em, 100vw'

/** Renders a landing page: its picture, its introduction, its blocks. */
export function LandingPage({ landing }: Readonly<{ landing: LandingPage_landing$key }>) {
  const data = useFragment(
    graphql`
      fragment LandingPage_landing on Landing {
        slug
        title
        heading
        intro
        metaDescription
        image {
          path
          ...EditorsPicture_image
        }
        blocks {
          ... on LandingText {
            ...LandingTextBlock_block @alias(as: "text")
          }
          ... on LandingProducts {
            ...LandingProductsBlock_block @alias(as: "products")
          }
          ... on LandingLinks {
            ...LandingLinksBlock_block @alias(as: "links")
          }
        }
      }
    `,
    landing,
  )
  const intl = useIntl()
  const origin = useOrigin()
  const { image } = data
  return (
    <PageBody>
      <PageHead
        title={data.title}
        description={data.metaDescription}
        canonicalPath={`/category/${encodeURIComponent(data.slug)}`}
        {...(image ? { image: origin + pictureUrl(image.path, PREVIEW, 'jpg') } : {})}
      />
      <Breadcrumbs crumbs={[{ label: intl.formatMessage({ id: 'promotions.home' }), to: '/' }]} />
      <header className={styles.head}>
        {image ? <EditorsPicture image={image} sizes={SIZES} isPriority className={styles.picture} /> : null}
        <h1>{data.heading ?? data.title}</h1>
        {data.intro ? <RichText html={data.intro} /> : null}
      </header>
      <div className={styles.blocks}>
        {data.blocks.map(({ text, products, links }, at) =>
          // Blocks have no names: editors write them in an order.
          text ? (
            <LandingTextBlock key={`text-${String(at)}`} block={text} />
          ) : products ? (
            <LandingProductsBlock key={`products-${String(at)}`} block={products} />
          ) : links ? (
            <LandingLinksBlock key={`links-${String(at)}`} block={links} />
          ) : null,
        )}
      </div>
    </PageBody>
  )
}
