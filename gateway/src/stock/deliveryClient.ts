import type { PlatformScope } from '../catalogue/catalogueClient.ts'
import { type Source, readSources, readText } from '../catalogue/readValue.ts'
import { noneIfMissing } from '../upstream/isUpstreamError.ts'
import { UpstreamFailure } from '../upstream/upstreamFailure.ts'
import { DELIVERY_BATCH_SIZE } from './limits.ts'
import { skuList } from '../catalogue/skuList.ts'

/** First and last day on which something would arrive, as ISO dates in the store's own time. */
export type DeliveryWindow = Readonly<{ sku: string; earliest: string; latest: string }>

const ISO_DATE = /^\d{4}-\d\d-\d\d$/

/** When the SKUs would arrive at a postcode, in no order, without those that nobody delivers. */
export async function listDeliveryWindows(
  { upstream, store }: PlatformScope,
  skus: readonly string[],
  postcode: string,
): Promise<readonly DeliveryWindow[]> {
  const query = { skus: skuList(skus), postcode, store: store.code }
  const result = await noneIfMissing(upstream.call('deliveryEstimate', { query }), [])
  if (!Array.isArray(result))
    throw new UpstreamFailure({ kind: 'invalid', endpoint: 'deliveryEstimate', detail: 'the result is no list' })
  return readSources(result, DELIVERY_BATCH_SIZE).flatMap((window) => {
    const sku = readText(window.sku)
    const days = readDays(window)
    return sku === null || days === null ? [] : [{ sku, ...days }]
  })
}

/** First and last day out of a reply; null unless both are days, in their order. */
export function readDays(window: Source): Omit<DeliveryWindow, 'sku'> | null {
  const [earliest, latest] = [readText(window.earliest), readText(window.latest)]
  return isDay(earliest) && isDay(latest) && earliest <= latest ? { earliest, latest } : null
}

function isDay(text: string | null): text is string {
  return text !== null && ISO_DATE.test(text) && !Number.isNaN(Date.parse(text))
}
