import type { PlatformScope } from '../catalogue/catalogueClient.ts'
import { RELATED_MAX } from '../catalogue/limits.ts'
import { readSources, readText } from '../catalogue/readValue.ts'
import { noneIfMissing } from '../upstream/isUpstreamError.ts'
import { UpstreamFailure } from '../upstream/upstreamFailure.ts'
import { RECOMMENDATION_BATCH_SIZE } from './limits.ts'
import { skuList } from '../catalogue/skuList.ts'

/** SKUs that are recommended with one, best first. */
export type Recommendation = Readonly<{ sku: string; recommended: readonly string[] }>

/** Asks the recommendation service, in no order; without the SKUs that it has nothing to say of. */
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
