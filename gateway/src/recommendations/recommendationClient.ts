import type { PlatformScope } from '../app/requestScope.ts'
import { RELATED_MAX } from '../catalogue/limits.ts'
import { readSources, readText } from '../parse/readValue.ts'
import { noneIfMissing } from '../errors/isUpstreamError.ts'
import { UpstreamFailure } from '../errors/upstreamFailure.ts'
import { RECOMMENDATION_BATCH_SIZE } from './limits.ts'
import { skuList } from '../catalogue/products/skuList.ts'

/** SKUs recommended with one SKU, best first. */
export type Recommendation = Readonly<{ sku: string; recommended: readonly string[] }>

/** Reads recommendations, unordered; without SKUs that have none. */
export async function listRecommendations(
  { upstream }: PlatformScope,
  skus: readonly string[],
  publicKey: string,
): Promise<readonly Recommendation[]> {
  const query = { publicKey, skus: skuList(skus), size: RELATED_MAX }
  const result = await noneIfMissing(upstream.call('recommendations', { query }), [])
  if (!Array.isArray(result))
    throw new UpstreamFailure({ kind: 'invalid', endpoint: 'recommendations', detail: 'the result is no list' })
  return readSources(result, RECOMMENDATION_BATCH_SIZE).flatMap(({ sku, recommended }) => {
    const subject = readText(sku)
    const others = Array.isArray(recommended) ? recommended.slice(0, RELATED_MAX) : []
    return subject === null ? [] : [{ sku: subject, recommended: others.flatMap((other) => readText(other) ?? []) }]
  })
}
