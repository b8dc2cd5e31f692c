import { tabTexts } from '../device/textStorage.ts'
import { PENDING_WISH_MS } from './limits.ts'

const keyOf = (storeCode: string) => `hogar:wish:${storeCode}`

/** Notes what a guest wanted to remember: it is taken up on the way back from signing in, in this tab alone. */
export function keepPendingWish(storeCode: string, sku: string, now = Date.now()): void {
  tabTexts.setItem(keyOf(storeCode), JSON.stringify([sku, now]))
}

/** Whether this product is what a guest wanted to remember a short while ago. It is asked for once. */
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
