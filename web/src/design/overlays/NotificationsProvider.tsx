import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react'
import { type Notifications, NotificationsContext, ShownNotificationsContext } from './NotificationsContext.ts'
import { type ShownNotification, withNotification } from './withNotification.ts'
import { onNotification } from './notifyShopper.ts'

/**
 * Holds the notifications sent with `useNotifications`; `NotificationOutlet` shows them. One per page, above all
 * components that notify.
 */
export function NotificationsProvider({ children }: Readonly<{ children: ReactNode }>) {
  const [shown, setShown] = useState<readonly ShownNotification[]>([])
  const prefix = useId()
  const count = useRef(0)
  const notifications = useMemo<Notifications>(
    () => ({
      notify(request) {
        count.current += 1
        const added = { ...request, id: request.id ?? `${prefix}${count.current}` }
        setShown((list) => withNotification(list, added))
      },
      dismiss(id) {
        setShown((list) => list.filter((notification) => notification.id !== id))
      },
    }),
    [prefix],
  )
  useEffect(() => onNotification(notifications.notify), [notifications])
  return (
    <NotificationsContext value={notifications}>
      <ShownNotificationsContext value={shown}>{children}</ShownNotificationsContext>
    </NotificationsContext>
  )
}
