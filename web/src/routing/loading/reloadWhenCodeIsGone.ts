import { BUILD_ID } from '../../device/buildId.ts'
import { isOnline } from '../../device/isOnline.ts'
import { tabTexts } from '../../device/textStorage.ts'

const GUARD = 'hogar-reloaded-for'

/**
 * Reloads a page that was open during a release and requests code that is gone: once for each build, with the matching
 * code. Vite dispatches an event before the import fails. Where the tab cannot store that it was reloaded, it is not:
 * it might loop.
 */
export function reloadWhenCodeIsGone(page: Window): void {
  page.addEventListener('vite:preloadError', (event) => {
    if (!isOnline() || tabTexts.getItem(GUARD) === BUILD_ID || !tabTexts.trySetItem(GUARD, BUILD_ID)) return
    event.preventDefault()
    page.location.reload()
  })
}
