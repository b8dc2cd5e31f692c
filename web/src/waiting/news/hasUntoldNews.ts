import { createKeptValue } from '../../device/keptValue.ts'
import { NEWS } from './newsItem.ts'

/** Returns true when an earlier page has stored notices that it could not show. */
export function hasUntoldNews(storeCode: string): boolean {
  return createKeptValue(NEWS, storeCode)
    .read()
    .some(({ isTold, isSeen }) => !isTold || !isSeen)
}
