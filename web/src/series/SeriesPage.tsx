import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { SeriesPage_series$key } from '../__generated__/SeriesPage_series.graphql'
import { breadcrumbJsonLd } from '../catalogue/product/breadcrumbJsonLd.ts'
import { Breadcrumbs } from '../design/Breadcrumbs.tsx'
import { PageBody } from '../design/PageBody.tsx'
import { pictureUrl } from '../design/pictures/pictureSources.ts'
import { RichText } from '../design/RichText.tsx'
import { EditorsPicture } from '../promotions/EditorsPicture.tsx'
import { PageHead } from '../routing/document/PageHead.tsx'
import { ShelfContext } from '../routing/history/ShelfContext.ts'
import { useOrigin } from '../routing/OriginContext.tsx'
import { useStorePath } from '../routing/useStorePath.ts'
import { PageAlternates } from '../stores/PageAlternates.tsx'
import { SeriesChips } from './SeriesChips.tsx'
import { SeriesListing } from './SeriesListing.tsx'
import styles from './SeriesPage.module.css'

const PREVIEW = { width: 1024, height: 576 } as const
const SIZES = '(width >= 80em) 37.5em, (width >= 48em) 50vw, 100vw'

/** Renders a series: picture, text, its products by category. */
export function SeriesPage({ series }: Readonly<{ series: SeriesPage_series$key }>) {
  const data = useFragment(
    graphql`
      fragment SeriesPage_series on Series
      @argumentDefinitions(
        count: { type: "Int!" }
        after: { type: "String" }
        sort: { type: "ProductSort" }
        category: { type: "String" }
      ) {
        path
        title
        summary
        text
        image {
          path
          ...EditorsPicture_image
        }
        alternates {
          ...PageAlternates_alternates
        }
        ...SeriesChips_series
        ...SeriesListing_series @arguments(count: $count, after: $after, sort: $sort, category: $category)
      }
    `,
    series,
  )
  const intl = useIntl()
  const origin = useOrigin()
  const toPath = useStorePath()
  const { path, title, summary, text, image } = data
  const parents = [
    { label: intl.formatMessage({ id: 'series.home' }), to: '/' },
    { label: intl.formatMessage({ id: 'series.all' }), to: '/series' },
  ]
  const own = { label: title, to: path }
  return (
    <PageBody>
      <PageHead
        title={title}
        description={summary}
        canonicalPath={path}
        jsonLd={
          import.meta.env.SSR
            ? breadcrumbJsonLd(
                [...parents, own].map(({ label, to }) => ({ name: label, address: origin + toPath(to) })),
              )
            : {}
        }
        {...(image ? { image: origin + pictureUrl(image.path, PREVIEW, 'jpg') } : {})}
      />
      <PageAlternates path={path} alternates={data.alternates} />
      <Breadcrumbs crumbs={parents} />
      <header className={styles.head}>
        {image ? <EditorsPicture image={image} sizes={SIZES} isPriority className={styles.picture} /> : null}
        <div className={styles.panel}>
          <h1>{title}</h1>
          {summary ? <p className={styles.summary}>{summary}</p> : null}
          {text ? <RichText html={text} /> : null}
        </div>
      </header>
      <SeriesChips series={data} />
      <ShelfContext value={[own]}>
        <SeriesListing series={data} />
      </ShelfContext>
    </PageBody>
  )
}
