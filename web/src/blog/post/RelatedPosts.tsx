import { useId } from 'react'
import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { RelatedPosts_post$key } from '../../__generated__/RelatedPosts_post.graphql'
import { RELATED_POSTS } from '../limits.ts'
import { PostCard } from '../list/PostCard.tsx'
import styles from './RelatedPosts.module.css'

/** Renders further posts of the post's category; nothing where there are none. */
export function RelatedPosts({ post }: Readonly<{ post: RelatedPosts_post$key }>) {
  const { postId, categories } = useFragment(
    graphql`
      fragment RelatedPosts_post on BlogPost {
        postId
        categories {
          name
          # One more than are shown: the post itself may be among them.
          posts(first: 4) {
            nodes {
              id
              postId
              ...PostCard_post
            }
          }
        }
      }
    `,
    post,
  )
  const intl = useIntl()
  const titleId = useId()
  const [category] = categories ?? []
  const others = (category?.posts?.nodes ?? []).filter((other) => other.postId !== postId).slice(0, RELATED_POSTS)
  if (!category || others.length === 0) return null
  return (
    <section className={styles.related} aria-labelledby={titleId}>
      <h2 id={titleId}>{intl.formatMessage({ id: 'blog.related' }, { category: category.name })}</h2>
      <ul className={styles.list}>
        {others.map((other) => (
          <li key={other.id}>
            <PostCard post={other} />
          </li>
        ))}
      </ul>
    </section>
  )
}
