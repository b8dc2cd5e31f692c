import { reloadForRelease } from './reloadForRelease.ts'

/**
 * Reloads a page that requests code of before a release, which is gone, with the matching code. Vite dispatches an event
 * before the import fails.
 */
export function reloadWhenCodeIsGone(page: Window): void {
  page.addEventListener('vite:preloadError', (event) => {
    if (reloadForRelease(page)) event.preventDefault()
  })
}
