import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { StoreLink } from '../../routing/StoreLink.tsx'
import { Icon } from '../Icon.tsx'
import { NOTIFICATION_TTL_MS } from '../limits.ts'
import type { NotificationKind, ShownNotification } from './withNotification.ts'
import { useNotifications } from './NotificationsContext.ts'
import styles from './NotificationCard.module.css'

const ICONS = { success: 'check', info: 'info', warning: 'warning', danger: 'warning' } as const satisfies Record<
  NotificationKind,
  string
>

/** Notification that disappears after its time, or when OK is pressed. */
export function NotificationCard({ notification }: Readonly<{ notification: ShownNotification }>) {
  const { id, kind, message, action, hasNoTimeout = false } = notification
  const { dismiss } = useNotifications()
  const intl = useIntl()
  useEffect(() => {
    if (hasNoTimeout) return undefined
    const timer = setTimeout(() => dismiss(id), NOTIFICATION_TTL_MS)
    return () => clearTimeout(timer)
  }, [dismiss, hasNoTimeout, id, message])

  const press = () => {
    action?.onPress?.()
    dismiss(id)
  }
  return (
    <div className={`${styles.card} ${styles[kind]}`}>
      <span className={styles.icon}>
        <Icon name={ICONS[kind]} size={20} />
      </span>
      <p className={styles.message}>{message}</p>
      <div className={styles.actions}>
        {action?.to ? (
          <StoreLink to={action.to} className={styles.action} onClick={press}>
            {action.label}
          </StoreLink>
        ) : action ? (
          <button type="button" className={styles.action} onClick={press}>
            {action.label}
          </button>
        ) : null}
        <button type="button" className={styles.action} onClick={() => dismiss(id)}>
          {intl.formatMessage({ id: 'design.ok' })}
        </button>
      </div>
    </div>
  )
}
