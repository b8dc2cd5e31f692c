import { createContext, useContext } from 'react'
import type { NotificationRequest, ShownNotification } from './withNotification.ts'

export type Notifications = Readonly<{
  notify: (request: NotificationRequest) => void
  dismiss: (id: string) => void
}>

export const NotificationsContext = createContext<Notifications | null>(null)
export const ShownNotificationsContext = createContext<readonly ShownNotification[]>([])

/** React hook that returns `notify({ kind, message, action? })` for messages to the shopper. Stable between renders. */
export function useNotifications(): Notifications {
  const notifications = useContext(NotificationsContext)
  if (!notifications) throw new Error('useNotifications needs a NotificationsProvider above it')
  return notifications
}
