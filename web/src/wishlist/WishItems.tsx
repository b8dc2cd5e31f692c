import type { ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import { useSearchParams } from 'react-router-dom'
import type { WishItems_items$key } from '../__generated__/WishItems_items.graphql'
import { ProductCard } from '../catalogue/cards/ProductCard.tsx'
import { ProductGrid } from '../catalogue/listing/ProductGrid.tsx'
import { VisuallyHidden } from '../design/VisuallyHidden.tsx'
import { useStoreDefinition } from '../routing/StoreContext.tsx'
import { WishSortSelect } from './WishSortSelect.tsx'
import { readWishSort, sortWishes } from './sortWishes.ts'
import styles from './WishLists.module.css'

type WishItemsProps = Readonly<{
  items: WishItems_items$key
  /** Renders an action beside an item. */
  action?: (wish: Readonly<{ sku: string; name: string }>) => ReactNode
}>

/** Items of a list in the order that the address names. Products that are no longer sold are marked. */
export function WishItems({ items, action }: WishItemsProps) {
  const { nodes } = useFragment(
    graphql`
      fragment WishItems_items on WishListItemConnection {
        nodes {
          sku
          product {
            name
            price {
              final {
                amount
              }
            }
            ...ProductCard_product
          }
        }
      }
    `,
    items,
  )
  const { language } = useStoreDefinition()
  const [search] = useSearchParams()
  const keyed = nodes.map(({ sku, product }) => {
    const amount = product?.price.final.amount ?? ''
    return { sku, card: product, product: product && { name: product.name, price: { final: { amount } } } }
  })
  const wishes = sortWishes(keyed, { sort: readWishSort(search), language })
  return (
    <>
      <h2>
        <VisuallyHidden>
          <FormattedMessage id="wishlist.items" />
        </VisuallyHidden>
      </h2>
      {nodes.length > 1 ? (
        <div className={styles.sort}>
          <WishSortSelect />
        </div>
      ) : null}
      <ProductGrid>
        {wishes.map(({ sku, card }) =>
          card ? (
            <ProductCard key={sku} product={card} action={action?.({ sku, name: card.name })} />
          ) : (
            <div key={sku} className={styles.gone}>
              <p>
                <FormattedMessage id="wishlist.gone" values={{ sku }} />
              </p>
              {action?.({ sku, name: sku })}
            </div>
          ),
        )}
      </ProductGrid>
    </>
  )
}
