import { useContext } from 'react'
import { useIntl } from 'react-intl'
import { NotificationCard } from './NotificationCard.tsx'
import { ShownNotificationsContext } from './NotificationsContext.ts'
import styles from './NotificationOutlet.module.css'

/**
 * Live region that shows and announces notifications. Always rendered: a live region inserted together with its text
 * stays silent.
 */
export function NotificationOutlet() {
  const shown = useContext(ShownNotificationsContext)
  const intl = useIntl()
  return (
    <section className={styles.outlet} aria-label={intl.formatMessage({ id: 'design.notifications' })}>
      <output aria-live="polite" className={styles.list}>
        {shown.map((notification) => (
          <NotificationCard key={notification.id} notification={notification} />
        ))}
      </output>
    </section>
  )
}
