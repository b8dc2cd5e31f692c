const GUARD = 'hogar-reloaded-for'

/**
 * A page that was open during a release asks for code that is gone: it is loaded anew, once per address, with the code
 * that fits. Vite tells by an event, before the import fails.
 */
export function reloadWhenCodeIsGone(page: Window): void {
  page.addEventListener('vite:preloadError', (event) => {
    const { href } = page.location
    if (!page.navigator.onLine || page.sessionStorage.getItem(GUARD) === href) return
    page.sessionStorage.setItem(GUARD, href)
    event.preventDefault()
    page.location.reload()
  })
}
