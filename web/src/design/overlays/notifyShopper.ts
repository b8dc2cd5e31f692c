import type { NotificationRequest } from './withNotification.ts'

type Listener = (request: NotificationRequest) => void

const listeners = new Set<Listener>()

/** Sends a notification from code that is not a component. */
export function notifyShopper(request: NotificationRequest): void {
  listeners.forEach((listener) => listener(request))
}

/** Calls back with each notification from outside of components. Returns a function that ends it. */
export function onNotification(listener: Listener): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
