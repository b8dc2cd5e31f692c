import { useEffect, useState } from 'react'
import { FormattedMessage } from 'react-intl'
import { useLocation } from 'react-router-dom'
import { snapshotPageTime } from '../../offline/storage/snapshotPages.ts'
import { useOnlineStatus } from '../../offline/useOnlineStatus.ts'
import { useFormatDate } from '../../i18n/useFormatDate.ts'
import styles from './SnapshotDay.module.css'

/** Line of a page offline: the day on which its data were read. Empty online, and where the day is unknown. */
export function SnapshotDay() {
  const isOnline = useOnlineStatus()
  const formatDate = useFormatDate()
  const { pathname, search } = useLocation()
  const [readAt, setReadAt] = useState<string | null>(null)
  useEffect(() => {
    if (isOnline) return
    let isWanted = true
    const read = async () => {
      // Without storage there is no snapshot.
      const time = await snapshotPageTime(new URL(`${pathname}${search}`, window.location.origin).href).catch(
        () => null,
      )
      if (isWanted) setReadAt(time)
    }
    void read()
    return () => {
      isWanted = false
    }
  }, [isOnline, pathname, search])
  if (isOnline || readAt === null) return null
  return (
    <p className={styles.day}>
      <FormattedMessage id="snapshot.day" values={{ day: formatDate(readAt) }} />
    </p>
  )
}
