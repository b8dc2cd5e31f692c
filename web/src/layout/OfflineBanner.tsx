import { FormattedMessage } from 'react-intl'
import { Icon } from '../design/Icon.tsx'
import { useOnlineStatus } from '../offline/useOnlineStatus.ts'
import styles from './OfflineBanner.module.css'

/** Id by which the queue's notices find the banner and add how much waits. */
export const OFFLINE_BANNER_ID = 'offline'

/**
 * Renders the notice that there is no network, what still works, and what waits. The live region is always rendered,
 * so that its text is read aloud.
 */
export function OfflineBanner() {
  const isOnline = useOnlineStatus()
  return (
    <output id={OFFLINE_BANNER_ID} className={styles.region}>
      {isOnline ? null : (
        <span className={styles.banner}>
          <Icon name="offline" size={20} />
          <FormattedMessage id="layout.offline" />
        </span>
      )}
    </output>
  )
}
