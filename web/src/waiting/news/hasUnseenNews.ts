import { createStoredValue } from '../../device/storedValue.ts'
import { NEWS } from './newsItem.ts'

/** Returns true when an earlier page has stored notices that it could not show. */
export function hasUnseenNews(storeCode: string): boolean {
  return createStoredValue(NEWS, storeCode)
    .read()
    .some(({ isTold, isSeen }) => !isTold || !isSeen)
}
