import { FormattedMessage } from 'react-intl'
import styles from './SkipLink.module.css'

/** Id of the page's main part: where skipping, and navigation, lead the focus. */
export const CONTENT_ID = 'content'

/** The first thing that Tab reaches: past menu and search. */
export function SkipLink() {
  return (
    <a className={styles.link} href={`#${CONTENT_ID}`}>
      <FormattedMessage id="layout.skip" />
    </a>
  )
}
