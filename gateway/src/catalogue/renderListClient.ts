import * as v from 'valibot'
import { UpstreamFailure } from '../upstream/upstreamFailure.ts'
import type { PlatformScope } from './catalogueClient.ts'
import { RENDER_LIST_BATCH_SIZE } from './limits.ts'
import { type Source, readCount, readNumber, readSource, readSources, readText } from './readValue.ts'
import { skuList } from './skuList.ts'

/** A price as the platform works it out now: offers, groups and tax are in it. */
export type RenderedPrice = Readonly<{
  sku: string | null
  productId: number | null
  regular: number
  final: number
  gross: Readonly<{ regular: number; final: number }>
  /** Null when the platform does not say what the dearest form costs. */
  isFrom: boolean | null
}>

const replySchema = v.object({ items: v.array(v.unknown()) })

/**
 * Present prices of the SKUs, in no order, without those that the platform does not know. The group of customers goes
 * along, never a token: a price depends on the group alone, and may be shared by all who are in it.
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

/** An offer that is not below the regular price is none. */
function amountsOf(prices: Source): { regular: number; final: number } | null {
  const final = readNumber(prices.final_price)
  if (final === null || final < 0) return null
  return { regular: Math.max(final, readNumber(prices.regular_price) ?? final), final }
}
