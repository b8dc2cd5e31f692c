import { FormattedMessage } from 'react-intl'
import { Icon } from '../design/Icon.tsx'
import { useOnlineStatus } from '../offline/useOnlineStatus.ts'
import styles from './OfflineBanner.module.css'

/** By it the queue's news find the banner, and say in it how much waits. */
export const OFFLINE_BANNER_ID = 'offline'

/** Says that there is no network, what still works, and what waits. The live region is always there, so that its text is read out. */
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
