import { BUILD_ID } from '../../device/buildId.ts'
import { reachesShop } from '../../device/network/reachesShop.ts'
import { tabTexts } from '../../device/textStorage.ts'

const GUARD = 'hogar-reloaded-for'

type Page = Readonly<{ location: Pick<Location, 'reload'> }>

let current: Promise<boolean> | null = null

/**
 * Reloads a page that was open during a release, once for each build, if the shop answers: a reload without it would
 * replace the page by the browser's error page. Resolves to false if it is not reloaded. Where the tab cannot store
 * that it was, it is not: it might loop.
 */
export function reloadForRelease(page: Page): Promise<boolean> {
  current ??= reload(page).finally(() => (current = null))
  return current
}

async function reload({ location }: Page): Promise<boolean> {
  if (tabTexts.getItem(GUARD) === BUILD_ID || !(await reachesShop())) return false
  if (!tabTexts.trySetItem(GUARD, BUILD_ID)) return false
  location.reload()
  return true
}
