import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { useSearchParams } from 'react-router-dom'
import type { CategoryPage_category$key } from '../../__generated__/CategoryPage_category.graphql'
import { Breadcrumbs } from '../../design/Breadcrumbs.tsx'
import { PageBody } from '../../design/PageBody.tsx'
import { useOrigin } from '../../routing/OriginContext.tsx'
import { PageHead } from '../../routing/document/PageHead.tsx'
import { ShelfContext } from '../../routing/history/ShelfContext.ts'
import { useStorePath } from '../../routing/useStorePath.ts'
import { PageAlternates } from '../../stores/PageAlternates.tsx'
import { readFilter } from '../filters/filterAddress.ts'
import { breadcrumbJsonLd } from '../product/breadcrumbJsonLd.ts'
import { CategoryChips } from './CategoryChips.tsx'
import { CategoryProducts } from './CategoryProducts.tsx'
import { sortName } from './listingAddress.ts'
import styles from './CategoryPage.module.css'

/** Renders a category: description, subcategories, products. */
export function CategoryPage({ category }: Readonly<{ category: CategoryPage_category$key }>) {
  const data = useFragment(
    graphql`
      fragment CategoryPage_category on Category
      @argumentDefinitions(
        count: { type: "Int!" }
        after: { type: "String" }
        sort: { type: "ProductSort" }
        filters: { type: "[FilterInput!]" }
      ) {
        id
        name
        urlPath
        description
        metaTitle
        metaDescription
        alternates {
          ...PageAlternates_alternates
        }
        breadcrumbs {
          id
          name
          link
        }
        ...CategoryChips_category
        ...CategoryProducts_category @arguments(count: $count, after: $after, sort: $sort, filters: $filters)
      }
    `,
    category,
  )
  const intl = useIntl()
  const origin = useOrigin()
  const toPath = useStorePath()
  const [search] = useSearchParams()
  // The list of all offers, linked from the menu: the whole shop, filtered by the discount.
  const isOffers =
    data.breadcrumbs.length === 0 && readFilter(search, 'discount') !== null && sortName(search) === 'discount'
  const title = isOffers ? intl.formatMessage({ id: 'layout.offers' }) : data.name
  const trail = data.breadcrumbs.map((crumb) => ({ label: crumb.name, to: crumb.link }))
  const parents = data.breadcrumbs.filter((crumb) => crumb.id !== data.id)
  const home = { label: intl.formatMessage({ id: 'catalogue.home' }), to: '/' }
  const head = (count: number) => (
    <>
      <header className={styles.header}>
        <h1 className={styles.title}>{title}</h1>
        {count > 0 ? (
          <p className={styles.count}>{intl.formatMessage({ id: 'catalogue.productCount' }, { count })}</p>
        ) : null}
        {data.description ? (
          // Sanitised by the gateway, as the schema's HTML scalar guarantees.
          <div className={styles.description} dangerouslySetInnerHTML={{ __html: data.description }} />
        ) : null}
      </header>
      {/* Subcategories are no products of this shelf, though they stand above its list. */}
      <ShelfContext value={null}>
        <CategoryChips category={data} />
      </ShelfContext>
    </>
  )
  return (
    <PageBody key={data.id}>
      <PageHead
        title={isOffers ? title : (data.metaTitle ?? data.name)}
        description={data.metaDescription}
        canonicalPath={`/${data.urlPath}`}
        jsonLd={
          import.meta.env.SSR
            ? breadcrumbJsonLd([home, ...trail].map(({ label, to }) => ({ name: label, address: origin + toPath(to) })))
            : {}
        }
      />
      <PageAlternates path={`/${data.urlPath}`} alternates={data.alternates} />
      <Breadcrumbs crumbs={[home, ...parents.map((crumb) => ({ label: crumb.name, to: crumb.link }))]} />
      <ShelfContext value={trail}>
        <CategoryProducts category={data} head={head} />
      </ShelfContext>
    </PageBody>
  )
}
