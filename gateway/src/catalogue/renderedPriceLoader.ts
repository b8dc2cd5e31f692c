import DataLoader from 'dataloader'
import type { Logger } from 'pino'
import { UpstreamFailure } from '../upstream/upstreamFailure.ts'
import { UpstreamRefusal } from '../upstream/upstreamRefusal.ts'
import type { PlatformScope } from './catalogueClient.ts'
import { RENDER_LIST_BATCH_SIZE } from './limits.ts'
import { type RenderedPrice, listRenderedPrices } from './renderListClient.ts'

/** What a price is asked by. Platforms of the public contract answer with the product's number only, ours with the SKU too. */
export type PriceSubject = Readonly<{ sku: string; productId: number | null }>

/** A price with the time at which the platform confirmed it. */
export type ConfirmedPrice = RenderedPrice & Readonly<{ refreshedAt: Date }>

/**
 * The platform's present prices, all of a request's in one call. Null for what it does not know, and for all of a call
 * that failed: then the documents' prices stay, and the page with them.
 */
export function createRenderedPriceLoader(scope: PlatformScope & Readonly<{ log: Logger }>, group: number | null) {
  return new DataLoader<PriceSubject, ConfirmedPrice | null, string>(
    async (subjects) => {
      const prices = await readPrices(
        scope,
        subjects.map(({ sku }) => sku),
        group,
      )
      const refreshedAt = new Date()
      const bySku = new Map(prices.map((price) => [price.sku, price]))
      const byProductId = new Map(prices.map((price) => [price.productId, price]))
      return subjects.map(({ sku, productId }) => {
        const byNumber = productId === null ? undefined : byProductId.get(productId)
        const price = bySku.get(sku) ?? (byNumber?.sku === null ? byNumber : undefined)
        return price ? { ...price, refreshedAt } : null
      })
    },
    { maxBatchSize: RENDER_LIST_BATCH_SIZE, cacheKeyFn: ({ sku }) => sku, name: 'renderedPrice' },
  )
}

async function readPrices(
  scope: PlatformScope & Readonly<{ log: Logger }>,
  skus: readonly string[],
  group: number | null,
): Promise<readonly RenderedPrice[]> {
  try {
    return await listRenderedPrices(scope, skus, group)
  } catch (error) {
    if (!(error instanceof UpstreamFailure) && !(error instanceof UpstreamRefusal)) throw error
    scope.log.warn({ err: error, skus: skus.length }, 'prices could not be read anew: those of the documents stay')
    return []
  }
}
