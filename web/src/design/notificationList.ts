import { NOTIFICATIONS_SHOWN } from './limits.ts'

export type NotificationKind = 'success' | 'info' | 'warning' | 'danger'

/** Something to do about a notification. */
export type NotificationAction = Readonly<{
  label: string
  /** Path inside the store to go to. */
  to?: string
  /** What to do on a press, before the notification goes. */
  onPress?: () => void
}>

export type NotificationRequest = Readonly<{
  /** Names the notification for `dismiss`; one with the same id takes its place. */
  id?: string
  kind: NotificationKind
  message: string
  /** Beside OK. */
  action?: NotificationAction
  /** Stays until it is dismissed. */
  hasNoTimeout?: boolean
}>

export type ShownNotification = NotificationRequest & Readonly<{ id: string }>

/** The list with one more: an identical consecutive message is ignored, the same id is replaced, the oldest makes room. */
export function withNotification(
  list: readonly ShownNotification[],
  added: ShownNotification,
): readonly ShownNotification[] {
  const last = list.at(-1)
  if (last && last.message === added.message && last.kind === added.kind) return list
  return [...list.filter((shown) => shown.id !== added.id), added].slice(-NOTIFICATIONS_SHOWN)
}
