import DataLoader from 'dataloader'
import type { PlatformScope } from '../app/requestScope.ts'
import { type DeliveryWindow, listDeliveryWindows } from './deliveryClient.ts'
import { DELIVERY_BATCH_SIZE } from './limits.ts'

/** Loads delivery days by SKU, with one loader per postcode. Null if a SKU is not delivered. */
export function createDeliveryLoaders(scope: PlatformScope) {
  const loaders = new Map<string, ReturnType<typeof loaderOf>>()
  return (postcode: string) => {
    const loader = loaders.get(postcode) ?? loaderOf(scope, postcode)
    loaders.set(postcode, loader)
    return loader
  }
}

function loaderOf(scope: PlatformScope, postcode: string) {
  return new DataLoader<string, DeliveryWindow | null>(
    async (skus) => {
      const windows = await listDeliveryWindows(scope, skus, postcode)
      const bySku = new Map(windows.map((window) => [window.sku, window]))
      return skus.map((sku) => bySku.get(sku) ?? null)
    },
    { maxBatchSize: DELIVERY_BATCH_SIZE, name: 'delivery' },
  )
}
