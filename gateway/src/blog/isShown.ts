import type { BlogCategoryMapper, BlogPostMapper } from './mappers.ts'

const ALL_STORES = 0
const MAIN_STORE = 5
const VIU_STORE = 2
/** Root of the categories, which no page shows. */
const ROOT_CATEGORY = 1

/** Returns the platform's numbers of the stores whose posts a store shows: viu has its own blog, the others share one. */
function isVisibleIn(storeIds: readonly number[], storeCode: string): boolean {
  const own = storeCode === 'viu' ? VIU_STORE : MAIN_STORE
  return storeIds.some((id) => id === ALL_STORES || id === own)
}

/** Returns true for an enabled, public post of the store: also of a platform that returns others. */
export function isPostShown(
  {
    isEnabled,
    storeIds,
    publishedAt,
    storeCode,
  }: Pick<BlogPostMapper, 'isEnabled' | 'storeIds' | 'publishedAt' | 'storeCode'>,
  now: number = Date.now(),
): boolean {
  return isEnabled && publishedAt.getTime() <= now && isVisibleIn(storeIds, storeCode)
}

/** Returns true for an enabled category of the store that is not the root. */
export function isCategoryShown({
  categoryId,
  isEnabled,
  storeIds,
  storeCode,
}: Pick<BlogCategoryMapper, 'categoryId' | 'isEnabled' | 'storeIds' | 'storeCode'>): boolean {
  return categoryId !== ROOT_CATEGORY && isEnabled && isVisibleIn(storeIds, storeCode)
}
