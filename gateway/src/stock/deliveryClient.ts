import type { PlatformScope } from '../app/requestScope.ts'
import { type Source, readNumber, readSources, readText } from '../parse/readValue.ts'
import { noneIfMissing } from '../errors/isUpstreamError.ts'
import { UpstreamFailure } from '../errors/upstreamFailure.ts'
import { DELIVERY_BATCH_SIZE, MADE_TO_ORDER_DAYS_MAX } from './limits.ts'
import { skuList } from '../catalogue/products/skuList.ts'

/** First and last day of delivery, as ISO dates in the store's time zone. */
export type DeliveryWindow = Readonly<{
  sku: string
  earliest: string
  latest: string
  /** Calendar days from the order if the product is made to order; null otherwise. */
  madeToOrderDays: number | null
}>

const ISO_DATE = /^\d{4}-\d\d-\d\d$/

/** Returns delivery windows of SKUs at a postcode, unordered, without SKUs that cannot be delivered there. */
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

/** Decodes first and last day, and the days of goods that are made to order; null unless both are valid and in order. */
export function readDays(window: Source): Omit<DeliveryWindow, 'sku'> | null {
  const [earliest, latest] = [readText(window.earliest), readText(window.latest)]
  if (!isDay(earliest) || !isDay(latest) || earliest > latest) return null
  return { earliest, latest, madeToOrderDays: readMadeToOrderDays(window.made_to_order_days) }
}

function readMadeToOrderDays(value: unknown): number | null {
  const days = readNumber(value)
  return days !== null && Number.isInteger(days) && days > 0 && days <= MADE_TO_ORDER_DAYS_MAX ? days : null
}

function isDay(text: string | null): text is string {
  return text !== null && ISO_DATE.test(text) && !Number.isNaN(Date.parse(text))
}
