import { NOTIFICATIONS_SHOWN } from '../limits.ts'

export type NotificationKind = 'success' | 'info' | 'warning' | 'danger'

/** Action of a notification. */
export type NotificationAction = Readonly<{
  label: string
  /** Target path inside the store. */
  to?: string
  /** Called on a press, before the notification is dismissed. */
  onPress?: () => void
}>

export type NotificationRequest = Readonly<{
  /** Identifies the notification for `dismiss`; a new one with the same id replaces it. */
  id?: string
  kind: NotificationKind
  message: string
  /** Shown beside OK. */
  action?: NotificationAction
  /** True if it stays until it is dismissed. */
  hasNoTimeout?: boolean
}>

export type ShownNotification = NotificationRequest & Readonly<{ id: string }>

/**
 * Returns the list with the notification added: ignores an identical consecutive message, replaces the same id, drops
 * the oldest.
 */
export function withNotification(
  list: readonly ShownNotification[],
  added: ShownNotification,
): readonly ShownNotification[] {
  const last = list.at(-1)
  if (last && last.message === added.message && last.kind === added.kind) return list
  return [...list.filter((shown) => shown.id !== added.id), added].slice(-NOTIFICATIONS_SHOWN)
}
