import { BUILD_ID } from '../buildId.ts'
import { isOnline } from '../device/isOnline.ts'
import { tabTexts } from '../device/textStorage.ts'

const GUARD = 'hogar-reloaded-for'

/**
 * A page that was open during a release asks for code that is gone: it is loaded again, once for each build, with the code
 * that fits. Vite dispatches an event before the import fails. Where the tab cannot remember that it was reloaded, nothing
 * is: it might never end.
 */
export function reloadWhenCodeIsGone(page: Window): void {
  page.addEventListener('vite:preloadError', (event) => {
    if (!isOnline() || tabTexts.getItem(GUARD) === BUILD_ID || !tabTexts.trySetItem(GUARD, BUILD_ID)) return
    event.preventDefault()
    page.location.reload()
  })
}
