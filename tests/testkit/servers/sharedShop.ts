import { inject } from 'vitest'
import type { SharedShop } from './globalSetup.ts'

/** The shop that the suites of one worker share: nothing that runs beside a suite touches its shop. */
export function sharedShop(): SharedShop {
  const shops = inject('shops')
  const shop = shops[Number(process.env['VITEST_POOL_ID']) - 1]
  if (!shop) throw new Error(`worker ${process.env['VITEST_POOL_ID']} has no shop among ${shops.length}`)
  return shop
}
