import { useIntl } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { BlogChips_blog$key } from '../../__generated__/BlogChips_blog.graphql'
import { StoreLink } from '../../routing/StoreLink.tsx'
import { BLOG_PATH } from '../blogAddress.ts'
import styles from './BlogChips.module.css'

type Props = Readonly<{
  blog: BlogChips_blog$key
  /** Number of the category on screen; null for the whole blog. */
  current: number | null
}>

/** Renders links to the categories that have posts, and to the whole blog. Nothing where they could not be read. */
export function BlogChips({ blog, current }: Props) {
  const { categories } = useFragment(
    graphql`
      fragment BlogChips_blog on Blog {
        categories {
          id
          categoryId
          name
          path
          postCount
        }
      }
    `,
    blog,
  )
  const intl = useIntl()
  const shown = (categories ?? []).filter(({ categoryId, postCount }) => postCount > 0 || categoryId === current)
  if (shown.length === 0) return null
  return (
    <nav aria-label={intl.formatMessage({ id: 'blog.categories' })}>
      <ul className={styles.chips}>
        <li>
          <StoreLink to={BLOG_PATH} className={styles.chip} aria-current={current === null ? 'page' : undefined}>
            {intl.formatMessage({ id: 'blog.all' })}
          </StoreLink>
        </li>
        {shown.map(({ id, categoryId, name, path }) => (
          <li key={id}>
            <StoreLink to={path} className={styles.chip} aria-current={categoryId === current ? 'page' : undefined}>
              {name}
            </StoreLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
