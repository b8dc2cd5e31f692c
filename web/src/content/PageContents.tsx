import { FormattedMessage } from 'react-intl'
import { graphql, useFragment } from 'react-relay/hooks'
import type { PageContents_page$key } from '../__generated__/PageContents_page.graphql'
import { HEADINGS_WITHOUT_CONTENTS } from './limits.ts'
import styles from './CmsPage.module.css'

/** Links to the headings of a long page. Empty for a short one. */
export function PageContents({ page }: Readonly<{ page: PageContents_page$key }>) {
  const { headings } = useFragment(
    graphql`
      fragment PageContents_page on CmsPage {
        headings {
          id
          text
        }
      }
    `,
    page,
  )
  if (headings.length <= HEADINGS_WITHOUT_CONTENTS) return null
  return (
    <nav aria-labelledby="page-contents" className={styles.contents}>
      <h2 id="page-contents" className={styles.contentsTitle}>
        <FormattedMessage id="content.contents" />
      </h2>
      <ol className={styles.contentsList}>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
