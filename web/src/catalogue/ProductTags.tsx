import { graphql, useFragment } from 'react-relay/hooks'
import type { ProductTags_product$key } from '../__generated__/ProductTags_product.graphql'
import styles from './ProductTags.module.css'

/** The shop's short claims, in the colours that its editors gave them. */
export function ProductTags({ product }: Readonly<{ product: ProductTags_product$key }>) {
  const { tags } = useFragment(
    graphql`
      fragment ProductTags_product on Product {
        tags {
          text
          color
          background
        }
      }
    `,
    product,
  )
  if (tags.length === 0) return null
  return (
    <ul className={styles.tags}>
      {tags.map((tag) => (
        <li key={tag.text} className={styles.tag} style={{ color: tag.color, backgroundColor: tag.background }}>
          {tag.text}
        </li>
      ))}
    </ul>
  )
}
