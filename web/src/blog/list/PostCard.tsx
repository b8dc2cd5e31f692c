import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PostCard_post$key } from '../../__generated__/PostCard_post.graphql'
import { classNames } from '../../design/classNames.ts'
import { useFormatDate } from '../../i18n/useFormatDate.ts'
import { StoreLink } from '../../routing/StoreLink.tsx'
import { PostPicture } from '../PostPicture.tsx'
import styles from './PostCard.module.css'

type Props = Readonly<{
  post: PostCard_post$key
  /** True for the newest post, which takes the whole width. */
  isLead?: boolean
  /** True for a picture that is visible without scrolling. */
  isPriority?: boolean
}>

const LEAD_SIZES = '(width >= 80em) 48em, (width >= 48em) 60vw, 100vw'
const CARD_SIZES = '(width >= 80em) 39em, (width >= 48em) 50vw, 100vw'

/** Renders a post in a list; the whole card links to its page. */
export function PostCard({ post, isLead = false, isPriority = false }: Props) {
  const { title, summary, path, minutes, publishedAt, image } = useFragment(
    graphql`
      fragment PostCard_post on BlogPost {
        title
        summary
        path
        minutes
        publishedAt
        image {
          ...PostPicture_image
        }
      }
    `,
    post,
  )
  const intl = useIntl()
  const formatDate = useFormatDate()
  return (
    <article className={classNames(styles.card, isLead && styles.lead)}>
      {image ? (
        <PostPicture image={image} sizes={isLead ? LEAD_SIZES : CARD_SIZES} isDecorative isPriority={isPriority} />
      ) : null}
      <div className={styles.text}>
        <h2 className={styles.title}>
          <StoreLink to={path} className={styles.link}>
            {title}
          </StoreLink>
        </h2>
        {summary ? <p>{summary}</p> : null}
        <p className={styles.meta}>
          <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
          <span>{intl.formatMessage({ id: 'blog.minutes' }, { minutes })}</span>
        </p>
      </div>
    </article>
  )
}
