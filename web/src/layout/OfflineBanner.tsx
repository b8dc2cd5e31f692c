import { FormattedMessage } from 'react-intl'
import { Icon } from '../design/Icon.tsx'
import { useOnlineStatus } from '../offline/useOnlineStatus.ts'
import styles from './OfflineBanner.module.css'

/** Says that there is no network, and what still works. The live region is always there, so that its text is read out. */
export function OfflineBanner() {
  const isOnline = useOnlineStatus()
  return (
    <output className={styles.region}>
      {isOnline ? null : (
        <span className={styles.banner}>
          <Icon name="offline" size={20} />
          <FormattedMessage id="layout.offline" />
        </span>
      )}
    </output>
  )
}
