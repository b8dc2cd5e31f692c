/** Workers of this browser, and the registration of the shop's. */
export type RegisteredWorker = Readonly<{ workers: ServiceWorkerContainer; registration: ServiceWorkerRegistration }>

/**
 * Registers the worker when the page has loaded: its downloads must not compete with the page's. A new version waits
 * until the last page of the old one is closed, or until the shopper asks for it: code never changes under a checkout.
 */
export function registerServiceWorker(onRegistered: (registered: RegisteredWorker) => void): void {
  if (!('serviceWorker' in navigator)) return
  const workers = navigator.serviceWorker
  const tell = (registration: ServiceWorkerRegistration) => onRegistered({ workers, registration })
  const register = () => void workers.register('/service-worker.js').then(tell, () => undefined)
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}
