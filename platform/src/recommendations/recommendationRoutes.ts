import { Type } from 'typebox'
import type { App } from '../http/createApp.ts'
import { success } from '../http/envelope.ts'
import { PlatformError } from '../http/PlatformError.ts'
import { requireSkus } from '../http/requireSkus.ts'
import { STOCK_LIST_MAX_SKUS } from '../limits.ts'
import type { SearchScope } from '../search/searchCatalogue.ts'
import { requireStore } from '../stores.ts'
import { boughtTogether } from './boughtTogether.ts'
import { RECOMMENDED_DEFAULT, RECOMMENDED_MAX } from './limits.ts'
import { similarProducts } from './similarProducts.ts'

const Query = Type.Object({
  publicKey: Type.Optional(Type.String({ description: 'names the shop that asks; it is no secret' })),
  skus: Type.Optional(Type.String({ description: `comma-separated, at most ${STOCK_LIST_MAX_SKUS}` })),
  size: Type.Integer({ minimum: 1, maximum: RECOMMENDED_MAX, default: RECOMMENDED_DEFAULT }),
  storeCode: Type.Optional(Type.String({ description: 'the main brand when it is left out' })),
})
const DESCRIPTION = `What shoppers of a product may want, as \`[{ sku, recommended: [sku] }]\`: first what was bought
together with it by several customers, then what is like it and costs about the same. Listed products in stock alone.
Skus that the store does not have are left out.`

/** `GET /api/ext/recommendations`: the service that recommends products, for whoever has its public key. */
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
