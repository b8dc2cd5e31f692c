/**
 * Keeps the browser's question whether to install the shop, which it asks once and early, for a page that offers it.
 * Runs in the page, as text and before any code: it must not use other modules.
 */
export function holdInstallPrompt(page: Window): void {
  page.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    page.hogarInstall = event
  })
}
