import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PostNeighbours_post$key } from '../../__generated__/PostNeighbours_post.graphql'
import { StoreLink } from '../../routing/StoreLink.tsx'
import styles from './PostNeighbours.module.css'

/** Renders links to the posts before and after one. */
export function PostNeighbours({ post }: Readonly<{ post: PostNeighbours_post$key }>) {
  const { previous, next } = useFragment(
    graphql`
      fragment PostNeighbours_post on BlogPost {
        previous {
          title
          path
        }
        next {
          title
          path
        }
      }
    `,
    post,
  )
  const intl = useIntl()
  if (!previous && !next) return null
  return (
    <nav className={styles.neighbours} aria-label={intl.formatMessage({ id: 'blog.neighbours' })}>
      {previous ? (
        <StoreLink to={previous.path} className={styles.link} rel="prev">
          <span className={styles.label}>{intl.formatMessage({ id: 'blog.previous' })}</span>
          <span>{previous.title}</span>
        </StoreLink>
      ) : null}
      {next ? (
        <StoreLink to={next.path} className={styles.next} rel="next">
          <span className={styles.label}>{intl.formatMessage({ id: 'blog.next' })}</span>
          <span>{next.title}</span>
        </StoreLink>
      ) : null}
    </nav>
  )
}
