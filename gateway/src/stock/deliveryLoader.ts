import DataLoader from 'dataloader'
import type { PlatformScope } from '../catalogue/catalogueClient.ts'
import { type DeliveryWindow, listDeliveryWindows } from './deliveryClient.ts'
import { DELIVERY_BATCH_SIZE } from './limits.ts'

/** Days of delivery by SKU, a loader for each postcode. Null for what nobody delivers. */
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
