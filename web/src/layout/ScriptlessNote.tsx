import { FormattedMessage } from 'react-intl'
import styles from './ScriptlessNote.module.css'

/**
 * Renders, without JavaScript alone, that buying, saving and comparing need it. Elements with `data-scripted`, which
 * would do nothing, are hidden then (`AppLayout.module.css`).
 */
export function ScriptlessNote() {
  return (
    <noscript>
      <p className={styles.note}>
        <FormattedMessage id="layout.scriptless" />
      </p>
    </noscript>
  )
}
