import { createPortal } from 'react-dom'
import { FormattedMessage } from 'react-intl'
import { useQueueState } from '../offline/useQueueState.ts'
import { useOnlineStatus } from '../offline/useOnlineStatus.ts'
import { OFFLINE_BANNER_ID } from '../layout/OfflineBanner.tsx'
import { StoreLink } from '../routing/StoreLink.tsx'
import styles from './WaitingNote.module.css'

/** At the head of the page, how much waits, and the way to it. With a network only what asks: the rest goes by itself. */
export function WaitingNote() {
  const isOnline = useOnlineStatus()
  const tasks = useQueueState()
  const place = document.getElementById(OFFLINE_BANNER_ID)
  if (!place || tasks.length === 0 || (isOnline && !tasks.some(({ awaitsConsent }) => awaitsConsent))) return null
  return createPortal(
    <StoreLink to="/waiting" className={styles.note}>
      <FormattedMessage id="waiting.note" values={{ count: tasks.length }} />
    </StoreLink>,
    place,
  )
}
