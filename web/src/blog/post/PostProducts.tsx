import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PostProducts_post$key } from '../../__generated__/PostProducts_post.graphql'
import { ProductCard } from '../../catalogue/cards/ProductCard.tsx'
import { ProductRow } from '../../catalogue/cards/ProductRow.tsx'

/** Renders the products of a post; nothing when there are none or they could not be read. */
export function PostProducts({ post }: Readonly<{ post: PostProducts_post$key }>) {
  const { products } = useFragment(
    graphql`
      fragment PostProducts_post on BlogPost {
        products {
          id
          ...ProductCard_product
        }
      }
    `,
    post,
  )
  const intl = useIntl()
  if (!products || products.length === 0) return null
  return (
    <ProductRow title={intl.formatMessage({ id: 'blog.products' })}>
      {products.map((product) => (
        <ProductCard key={product.id} product={product} />
      ))}
    </ProductRow>
  )
}
