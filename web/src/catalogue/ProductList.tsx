import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type {
  ProductList_connection$data,
  ProductList_connection$key,
} from '../__generated__/ProductList_connection.graphql'
import { CompareToggle } from '../compare/CompareToggle.tsx'
import { CompareTrayHost } from '../compare/CompareTrayHost.tsx'
import { LoadMore, type MorePages } from './LoadMore.tsx'
import { ProductCard } from './ProductCard.tsx'
import { ProductCardSkeleton } from './ProductCardSkeleton.tsx'
import { ProductGrid } from './ProductGrid.tsx'
import { WishButton } from '../wishlist/WishButton.tsx'
import styles from './ProductList.module.css'

type Props = Readonly<{
  connection: ProductList_connection$key
  /** Stands above the grid, beside how many are shown. */
  toolbar: ReactNode
  /** What the list is narrowed by. */
  chosen: ReactNode
  more: MorePages
  /** True while another choice is on its way: what is shown is of before. */
  isPending: boolean
  /** Id of the heading that says how many there are. */
  headingId: string
}>

/** Cards whose pictures are in sight at once on a small screen. */
const IN_SIGHT = 2
const SKELETONS = 4

/** The loaded pages of a list and the way to the next one. */
export function ProductList({ connection, toolbar, chosen, more, isPending, headingId }: Props) {
  const { edges, totalCount, pageInfo } = useFragment(
    graphql`
      fragment ProductList_connection on ProductConnection {
        totalCount
        edges {
          node {
            id
            sku
            name
            ...ProductCard_product
            ...CompareToggle_product
          }
          matchingVariant {
            sku
            image {
              ...Picture_media
            }
            price {
              final {
                amount
              }
              ...PriceBlock_price
            }
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
    <div className={styles.list} aria-busy={more.isLoadingNext || isPending}>
      <div className={styles.toolbar}>
        <h2 id={headingId} tabIndex={-1} className={styles.shown}>
          {intl.formatMessage({ id: 'catalogue.shown' }, { shown: edges.length, total: totalCount })}
        </h2>
        {toolbar}
      </div>
      {chosen}
      <div className={isPending ? styles.isPending : undefined}>
        <ProductGrid>
          {edges.map(({ node, matchingVariant }, index) => (
            <ProductCard
              key={node.id}
              product={node}
              variant={matchingVariant && cardVariant(matchingVariant)}
              isPriority={index < IN_SIGHT}
              action={
                <>
                  <WishButton sku={node.sku} name={node.name} isOnPicture />
                  <CompareToggle product={node} isOnPicture />
                </>
              }
            />
          ))}
          {more.isLoadingNext ? SKELETON_KEYS.map((key) => <ProductCardSkeleton key={key} />) : null}
        </ProductGrid>
      </div>
      <LoadMore more={more} shown={edges.length} total={totalCount} endCursor={pageInfo.endCursor} />
      <CompareTrayHost />
    </div>
  )
}

type MatchingVariant = NonNullable<ProductList_connection$data['edges'][number]['matchingVariant']>

function cardVariant({ sku, image, price }: MatchingVariant) {
  return { sku, image, price, amount: price.final.amount }
}

const SKELETON_KEYS = Array.from({ length: SKELETONS }, (_, index) => `skeleton-${index}`)
