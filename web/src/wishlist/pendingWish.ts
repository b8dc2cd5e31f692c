import { tabTexts } from '../device/textStorage.ts'
import { PENDING_WISH_MS } from './limits.ts'

const keyOf = (storeCode: string) => `hogar:wish:${storeCode}`

/** Stores a guest's wish for this tab only, to resume it on return from signing in. */
export function keepPendingWish(storeCode: string, sku: string, now = Date.now()): void {
  tabTexts.setItem(keyOf(storeCode), JSON.stringify([sku, now]))
}

/** Returns true if this product is the guest's recent wish. Removes it, so that it is resumed once. */
export function takePendingWish(storeCode: string, sku: string, now = Date.now()): boolean {
  try {
    const kept: unknown = JSON.parse(tabTexts.getItem(keyOf(storeCode)) ?? 'null')
    if (!Array.isArray(kept) || kept[0] !== sku) return false
    tabTexts.removeItem(keyOf(storeCode))
    return now - Number(kept[1]) < PENDING_WISH_MS
  } catch {
    return false
  }
}
