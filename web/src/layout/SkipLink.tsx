import { FormattedMessage } from 'react-intl'
import { CONTENT_ID } from '../routing/contentId.ts'
import styles from './SkipLink.module.css'

/** Renders the first link that Tab reaches: past menu and search. */
export function SkipLink() {
  return (
    <a className={styles.link} href={`#${CONTENT_ID}`}>
      <FormattedMessage id="layout.skip" />
    </a>
  )
}
