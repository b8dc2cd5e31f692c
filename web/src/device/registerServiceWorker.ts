import { CLAIM } from './workerMessages.ts'

/** Workers of this browser, and the registration of the shop's. */
export type RegisteredWorker = Readonly<{ workers: ServiceWorkerContainer; registration: ServiceWorkerRegistration }>

/**
 * Registers the worker when the page has loaded: its downloads must not compete with the page's. A new version waits
 * until the last page of the old one is closed, or until the shopper asks for it: code never changes under a checkout.
 *
 * A page that was still on its way when the first version took over the open pages asks to be taken over too: otherwise
 * it would have no worker, and show nothing without a network.
 */
export function registerServiceWorker(onRegistered: (registered: RegisteredWorker) => void): void {
  if (!('serviceWorker' in navigator)) return
  const workers = navigator.serviceWorker
  const tell = (registration: ServiceWorkerRegistration) => {
    if (!workers.controller) registration.active?.postMessage(CLAIM)
    onRegistered({ workers, registration })
  }
  const register = () => void workers.register('/service-worker.js').then(tell, () => undefined)
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}
