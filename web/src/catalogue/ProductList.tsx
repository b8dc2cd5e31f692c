import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ProductList_connection$key } from '../__generated__/ProductList_connection.graphql'
import { LoadMore, type MorePages } from './LoadMore.tsx'
import { ProductCard } from './ProductCard.tsx'
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx'
import { ProductGrid } from './ProductGrid.tsx'
import styles from './ProductList.module.css'

type Props = Readonly<{
  connection: ProductList_connection$key
  /** Stands above the grid, at its end. */
  toolbar: ReactNode
  more: MorePages
}>

/** Cards whose pictures are in sight at once on a small screen. */
const IN_SIGHT = 2
const SKELETONS = 4

/** The loaded pages of a list and the way to the next one. */
export function ProductList({ connection, toolbar, more }: Props) {
  const { edges, totalCount, pageInfo } = useFragment(
    graphql`
      fragment ProductList_connection on ProductConnection {
        totalCount
        edges {
          node {
            id
            ...ProductCard_product
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
  return (
    <div className={styles.list} aria-busy={more.isLoadingNext}>
      <div className={styles.toolbar}>
        <h2 className={styles.shown}>
          {intl.formatMessage({ id: 'catalogue.shown' }, { shown: edges.length, total: totalCount })}
        </h2>
        {toolbar}
      </div>
      <ProductGrid>
        {edges.map(({ node }, index) => (
          <ProductCard key={node.id} product={node} isPriority={index < IN_SIGHT} />
        ))}
        {more.isLoadingNext ? SKELETON_KEYS.map((key) => <ProductCardSkeleton key={key} />) : null}
      </ProductGrid>
      <LoadMore more={more} shown={edges.length} total={totalCount} endCursor={pageInfo.endCursor} />
    </div>
  )
}

const SKELETON_KEYS = Array.from({ length: SKELETONS }, (_, index) => `skeleton-${index}`)
