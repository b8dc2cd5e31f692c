import DataLoader from 'dataloader'
import type { Guarantee } from '../__generated__/schemaTypes.ts'
import type { PlatformScope } from '../app/requestScope.ts'
import { readSources, readText } from '../parse/readValue.ts'
import { noneIfMissing } from '../errors/isUpstreamError.ts'
import { UpstreamFailure } from '../errors/upstreamFailure.ts'
import { decodeGuarantee } from './decodeGuarantee.ts'
import { GUARANTEE_BATCH_MAX } from './limits.ts'

/** Loads guarantees by the platform's number of a product. A product without data has none. */
export function createGuaranteeLoader({ upstream }: PlatformScope) {
  return new DataLoader<string, Guarantee>(
    async (productIds) => {
      const reading = upstream.call('guarantees', { body: { product_id: productIds.map(Number) } })
      const result = await noneIfMissing(reading, [])
      if (!Array.isArray(result))
        throw new UpstreamFailure({ kind: 'invalid', endpoint: 'guarantees', detail: 'the result is no list' })
      const byId = new Map(
        readSources(result, GUARANTEE_BATCH_MAX).map((source) => [readText(source['product_id']), source]),
      )
      return productIds.map((id) => decodeGuarantee(byId.get(id)))
    },
    { maxBatchSize: GUARANTEE_BATCH_MAX, name: 'guarantees' },
  )
}
