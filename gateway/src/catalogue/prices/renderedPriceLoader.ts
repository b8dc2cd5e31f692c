import DataLoader from 'dataloader'
import type { Logger } from 'pino'
import { loggedError } from '../../errors/core/loggedError.ts'
import { UpstreamFailure } from '../../errors/upstreamFailure.ts'
import { UpstreamRefusal } from '../../errors/upstreamRefusal.ts'
import type { PlatformScope } from '../../app/requestScope.ts'
import { RENDER_LIST_BATCH_SIZE } from '../limits.ts'
import { type RenderedPrice, listRenderedPrices } from './renderListClient.ts'

/**
 * Key of a price. Platforms of the public contract answer with the product's number only, the embedded one also with
 * the SKU.
 */
export type PriceSubject = Readonly<{ sku: string; productId: number | null }>

/** Price, and the time at which the platform confirmed it. */
export type ConfirmedPrice = RenderedPrice & Readonly<{ refreshedAt: Date }>

/**
 * Loads the platform's live prices, all of a request's in one call. Null for an unknown SKU, and for all SKUs of a
 * failed call: then the documents' prices are used, and the page is kept.
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
    scope.log.warn(
      { ...loggedError(error), skus: skus.length },
      'live prices could not be read, document prices are used',
    )
    return []
  }
}
