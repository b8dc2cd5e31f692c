import DataLoader from 'dataloader'
import type { PlatformScope } from '../app/requestScope.ts'
import type { StoreSettings } from '../stores/storeSettings.ts'
import { RECOMMENDATION_BATCH_SIZE } from './limits.ts'
import { listRecommendations } from './recommendationClient.ts'

/** Loads the SKUs recommended with a SKU, best first. Null if the store has no such service. */
export function createRecommendationLoader(
  scope: PlatformScope & Readonly<{ settings: Pick<StoreSettings, 'recommendationsKey'> }>,
) {
  const key = scope.settings.recommendationsKey
  return new DataLoader<string, readonly string[] | null>(
    async (skus) => {
      if (key === null) return skus.map(() => null)
      const found = await listRecommendations(scope, skus, key)
      const bySku = new Map(found.map(({ sku, recommended }) => [sku, recommended]))
      return skus.map((sku) => bySku.get(sku) ?? [])
    },
    { maxBatchSize: RECOMMENDATION_BATCH_SIZE, name: 'recommendations' },
  )
}
