import * as v from 'valibot'
import { UpstreamFailure } from '../../errors/upstreamFailure.ts'
import type { PlatformScope } from '../../app/requestScope.ts'
import { RENDER_LIST_BATCH_SIZE } from '../limits.ts'
import { type Source, readCount, readNumber, readSource, readSources, readText } from '../../parse/readValue.ts'
import { skuList } from '../products/skuList.ts'

/** Price as the platform calculates it now, with offers, groups and tax. */
export type RenderedPrice = Readonly<{
  sku: string | null
  productId: number | null
  regular: number
  final: number
  gross: Readonly<{ regular: number; final: number }>
  /** Null if the platform does not send the highest price. */
  isFrom: boolean | null
}>

const replySchema = v.object({ items: v.array(v.unknown()) })

/**
 * Reads live prices of SKUs, unordered, without those that the platform does not know. Sends the customer group but
 * never a token: a price depends on the group alone, so its reply can be shared within the group.
 */
export async function listRenderedPrices(
  { upstream, store }: PlatformScope,
  skus: readonly string[],
  group: number | null,
): Promise<readonly RenderedPrice[]> {
  const result = await upstream.call('renderList', {
    query: {
      skus: skuList(skus),
      currencyCode: store.currencyCode,
      storeId: store.platformId,
      userGroupId: group ?? undefined,
    },
  })
  const reply = v.safeParse(replySchema, result)
  if (!reply.success) throw new UpstreamFailure({ kind: 'invalid', endpoint: 'renderList', detail: 'no items' })
  return readSources(reply.output.items, RENDER_LIST_BATCH_SIZE * 2).flatMap(decodeRenderedPrice)
}

function decodeRenderedPrice(item: Source): RenderedPrice[] {
  const withTax = readSource(item.price_info)
  const withoutTax = readSource(readSource(withTax.extension_attributes).tax_adjustments)
  const gross = amountsOf(withTax)
  const net = amountsOf(withoutTax)
  if (gross === null || net === null) return []
  const dearest = readNumber(withTax.max_price)
  return [
    {
      sku: readText(item.sku),
      productId: readCount(item.id),
      ...net,
      gross,
      isFrom: dearest === null ? null : dearest > gross.final,
    },
  ]
}

/** Returns the amounts. An offer that is not below the regular price is ignored. */
function amountsOf(prices: Source): { regular: number; final: number } | null {
  const final = readNumber(prices.final_price)
  if (final === null || final < 0) return null
  return { regular: Math.max(final, readNumber(prices.regular_price) ?? final), final }
}
