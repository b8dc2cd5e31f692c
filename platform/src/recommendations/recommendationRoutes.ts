import { Type } from 'typebox'
import type { App } from '../http/createApp.ts'
import { success } from '../http/envelope.ts'
import { PlatformError } from '../http/PlatformError.ts'
import { requireSkus } from '../http/requireSkus.ts'
import { STOCK_LIST_MAX_SKUS } from '../limits.ts'
import type { SearchScope } from '../search/searchRequest.ts'
import { requireStore } from '../stores.ts'
import { boughtTogether } from './boughtTogether.ts'
import { RECOMMENDED_DEFAULT, RECOMMENDED_MAX } from './limits.ts'
import { similarProducts } from './similarProducts.ts'

const Query = Type.Object({
  publicKey: Type.Optional(Type.String({ description: 'public key of the calling shop; not a secret' })),
  skus: Type.Optional(Type.String({ description: `comma-separated, at most ${STOCK_LIST_MAX_SKUS}` })),
  size: Type.Integer({ minimum: 1, maximum: RECOMMENDED_MAX, default: RECOMMENDED_DEFAULT }),
  storeCode: Type.Optional(Type.String({ description: 'store code; defaults to the main store' })),
})
const DESCRIPTION = `Returns \`[{ sku, recommended: [sku] }]\`. Products that several orders contain together with the
SKU come first, then products of the same category at a similar price. All of them are listed and in stock. SKUs that
are unknown or have no recommendations are left out.`

/** `GET /api/ext/recommendations`: the service that recommends products, open to callers with its public key. */
export function registerRecommendationRoutes(app: App, scope: SearchScope, publicKey: string): void {
  app.get(
    '/api/ext/recommendations',
    { schema: { tags: ['catalogue'], summary: 'Recommendations', description: DESCRIPTION, querystring: Query } },
    async (request) => {
      const { size, storeCode } = request.query
      if (request.query.publicKey !== publicKey) throw new PlatformError(403, 'Unknown public key')
      const store = requireStore(storeCode)
      const skus = requireSkus(request.query.skus, STOCK_LIST_MAX_SKUS)
      const [together, similar] = await Promise.all([
        boughtTogether(scope.db, store, skus),
        similarProducts(scope, store, { skus, size }),
      ])
      return success(
        skus.flatMap((sku) => {
          const others = new Set([...(together.get(sku) ?? []), ...(similar.get(sku) ?? [])])
          return others.size === 0 ? [] : [{ sku, recommended: [...others].slice(0, size) }]
        }),
      )
    },
  )
}
