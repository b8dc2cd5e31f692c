import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PostByline_post$key } from '../../__generated__/PostByline_post.graphql'
import { useFormatDate } from '../../i18n/useFormatDate.ts'
import styles from './PostByline.module.css'

/** Renders who wrote a post and when, and how long it takes to read. */
export function PostByline({ post }: Readonly<{ post: PostByline_post$key }>) {
  const { author, publishedAt, updatedAt, minutes } = useFragment(
    graphql`
      fragment PostByline_post on BlogPost {
        publishedAt
        updatedAt
        minutes
        author {
          name
          role
        }
      }
    `,
    post,
  )
  const intl = useIntl()
  const formatDate = useFormatDate()
  const published = formatDate(publishedAt)
  const updated = updatedAt ? formatDate(updatedAt) : published
  return (
    <div className={styles.byline}>
      {author ? (
        <p className={styles.author}>
          {intl.formatMessage(
            { id: author.role ? 'blog.byWithRole' : 'blog.by' },
            { name: author.name, role: author.role ?? '' },
          )}
        </p>
      ) : null}
      <p className={styles.facts}>
        <time dateTime={publishedAt}>{published}</time>
        {updated === published ? null : <span>{intl.formatMessage({ id: 'blog.updated' }, { date: updated })}</span>}
        <span>{intl.formatMessage({ id: 'blog.minutes' }, { minutes })}</span>
      </p>
    </div>
  )
}
