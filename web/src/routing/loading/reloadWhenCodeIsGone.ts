import { reloadForRelease } from './reloadForRelease.ts'

/**
 * Reloads a page that requests code of before a release, which is gone, with the matching code. Vite dispatches an event
 * before the import fails. Until it is known whether the page is reloaded, the part whose code is missing says that it
 * failed.
 */
export function reloadWhenCodeIsGone(page: Window): void {
  page.addEventListener('vite:preloadError', () => void reloadForRelease(page))
}
