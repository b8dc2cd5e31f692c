import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { LandingProductsBlock_block$key } from '../../__generated__/LandingProductsBlock_block.graphql'
import { ProductCard } from '../../catalogue/cards/ProductCard.tsx'
import { ProductRow } from '../../catalogue/cards/ProductRow.tsx'
import { ErrorState } from '../../design/ErrorState.tsx'
import { StoreLink } from '../../routing/StoreLink.tsx'

const reload = () => window.location.reload()

/** Renders the products of a landing page. A block that could not be read says so, alone; an empty one is left out. */
export function LandingProductsBlock({ block }: Readonly<{ block: LandingProductsBlock_block$key }>) {
  const { title, path, products } = useFragment(
    graphql`
      fragment LandingProductsBlock_block on LandingProducts {
        title
        path
        products(first: 24) {
          edges {
            node {
              id
              ...ProductCard_product
            }
            matchingVariant {
              ...ProductCard_variant
            }
          }
        }
      }
    `,
    block,
  )
  const intl = useIntl()
  const name = title ?? intl.formatMessage({ id: 'promotions.products' })
  if (!products) {
    return <ErrorState title={intl.formatMessage({ id: 'promotions.blockFailed' }, { name })} onRetry={reload} />
  }
  if (products.edges.length === 0) return null
  return (
    <ProductRow
      title={name}
      aside={path ? <StoreLink to={path}>{intl.formatMessage({ id: 'promotions.seeAll' })}</StoreLink> : null}
    >
      {products.edges.map(({ node, matchingVariant }) => (
        <ProductCard key={node.id} product={node} variant={matchingVariant} />
      ))}
    </ProductRow>
  )
}
