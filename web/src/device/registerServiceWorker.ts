/**
 * Registers the worker when the page has loaded: its downloads must not compete with the page's. A new version waits
 * until the last page of the old one is closed, so that code never changes under a checkout.
 */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return
  const register = () => void navigator.serviceWorker.register('/service-worker.js').catch(() => undefined)
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}
