import { BUILD_ID } from '../../device/buildId.ts'
import { isOnline } from '../../device/isOnline.ts'
import { tabTexts } from '../../device/textStorage.ts'

const GUARD = 'hogar-reloaded-for'

/**
 * Reloads a page that was open during a release, once for each build; returns false if it is not reloaded. Where the
 * tab cannot store that it was, it is not: it might loop.
 */
export function reloadForRelease({ location }: Readonly<{ location: Pick<Location, 'reload'> }>): boolean {
  if (!isOnline() || tabTexts.getItem(GUARD) === BUILD_ID || !tabTexts.trySetItem(GUARD, BUILD_ID)) return false
  location.reload()
  return true
}
