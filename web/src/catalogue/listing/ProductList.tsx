import { type ReactNode, useCallback, useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ProductList_connection$key } from '../../__generated__/ProductList_connection.graphql'
import { CompareToggle } from '../../compare/CompareToggle.tsx'
import { ArrivalsHost } from '../../delivery/arrivals/ArrivalsHost.tsx'
import type { Arrivals } from '../../delivery/arrivals/ListArrivals.tsx'
import { classNames } from '../../design/classNames.ts'
import { CompareTrayHost } from '../../compare/CompareTrayHost.tsx'
import { LoadMore } from './LoadMore.tsx'
import type { MorePages } from './morePages.ts'
import { ProductCard } from '../cards/ProductCard.tsx'
import { ProductCardSkeleton } from '../cards/ProductCardSkeleton.tsx'
import { ProductGrid } from './ProductGrid.tsx'
import { WishButton } from '../../wishlist/WishButton.tsx'
import styles from './ProductList.module.css'

type Props = Readonly<{
  connection: ProductList_connection$key
  /** Toolbar above the grid, beside the number of products. */
  toolbar: ReactNode
  /** Active filters. */
  chosen: ReactNode
  more: MorePages
  /** True while another list loads: the rendered one is the previous. */
  isPending: boolean
  /** Id of the heading with the number of products. */
  headingId: string
}>

/** Number of cards whose pictures are visible without scrolling on a small screen. */
const IN_SIGHT = 2
const SKELETONS = 4

/** Renders the loaded pages of a list and the link to the next one. */
export function ProductList({ connection, toolbar, chosen, more, isPending, headingId }: Props) {
  const { edges, match, totalCount, pageInfo } = useFragment(
    graphql`
      fragment ProductList_connection on ProductConnection {
        totalCount
        match {
          count
        }
        edges {
          isRelated
          node {
            id
            sku
            name
            ...ProductCard_product
            ...CompareToggle_product
          }
          matchingVariant {
            ...ProductCard_variant
          }
        }
        pageInfo {
          endCursor
        }
      }
    `,
    connection,
  )
  const intl = useIntl()
  const [arrivals, setArrivals] = useState<Arrivals>(NO_ARRIVALS)
  const keep = useCallback((known: Arrivals) => setArrivals((kept) => new Map([...kept, ...known])), [])
  const cards = edges.map(({ node, matchingVariant }, index) => (
    <ProductCard
      key={node.id}
      product={node}
      variant={matchingVariant}
      isPriority={index < IN_SIGHT}
      note={
        <p data-needs="DELIVERY_ESTIMATES" className={styles.arrival}>
          {arrivals.get(node.id)}
        </p>
      }
      action={
        <>
          <WishButton product={{ id: node.id, sku: node.sku }} name={node.name} isOnPicture />
          <CompareToggle product={node} isOnPicture />
        </>
      }
    />
  ))
  const first = cards.filter((_, at) => edges[at]?.isRelated !== true)
  const related = cards.filter((_, at) => edges[at]?.isRelated === true)
  const relatedCount = totalCount - (match?.count ?? 0)
  // Related products are counted by their own heading, and here on a page that begins among them.
  const [shown, total] = first.length > 0 ? [first.length, match?.count ?? totalCount] : [edges.length, relatedCount]
  const skeletons = more.isLoadingNext ? SKELETON_KEYS.map((key) => <ProductCardSkeleton key={key} />) : null
  return (
    <div className={styles.list} aria-busy={more.isLoadingNext || isPending}>
      <div className={styles.toolbar}>
        <h2 id={headingId} tabIndex={-1} className={styles.shown}>
          {intl.formatMessage({ id: 'catalogue.shown' }, { shown, total })}
        </h2>
        {toolbar}
      </div>
      {chosen}
      <div className={classNames(styles.cards, isPending && styles.isPending)}>
        {first.length > 0 ? (
          <ProductGrid>
            {first}
            {related.length === 0 ? skeletons : null}
          </ProductGrid>
        ) : null}
        {related.length > 0 ? (
          <>
            <h2 className={styles.related}>{intl.formatMessage({ id: 'listing.related' }, { count: relatedCount })}</h2>
            <ProductGrid>
              {related}
              {skeletons}
            </ProductGrid>
          </>
        ) : null}
      </div>
      <LoadMore more={more} shown={edges.length} total={totalCount} endCursor={pageInfo.endCursor} />
      <CompareTrayHost />
      <ArrivalsHost ids={edges.map(({ node }) => node.id)} onKnown={keep} />
    </div>
  )
}

const NO_ARRIVALS: Arrivals = new Map()
const SKELETON_KEYS = Array.from({ length: SKELETONS }, (_, index) => `skeleton-${index}`)
