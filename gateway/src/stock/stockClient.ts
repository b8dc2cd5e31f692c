import * as v from 'valibot'
import type { PlatformScope } from '../catalogue/catalogueClient.ts'
import { readCount, readFlag, readNumber, readSource, readText } from '../catalogue/readValue.ts'
import { UpstreamFailure } from '../upstream/upstreamFailure.ts'
import { UpstreamRefusal } from '../upstream/upstreamRefusal.ts'

/** Live stock of one SKU, as the platform answered. */
export type StockItem = Readonly<{
  sku: string | null
  productId: number | null
  /** Null when the platform does not say. */
  quantity: number | null
  isInStock: boolean | null
  /** False for something that is sold without being counted. */
  isManaged: boolean
}>

const HTTP_NOT_FOUND = 404

/** What is told is held by product: a reply that was held too would be told once more when that has ended. */
const NOT_HELD = { cacheMs: 0 } as const

/**
 * Live stock of the SKUs, in no order, without those that the platform does not know. A platform that refuses a whole
 * list for one unknown SKU is asked one by one.
 */
export async function listStock(scope: PlatformScope, skus: readonly string[]): Promise<readonly StockItem[]> {
  // A comma ends a SKU in a list, whatever its encoding.
  const [listable, single] = [skus.filter((sku) => !sku.includes(',')), skus.filter((sku) => sku.includes(','))]
  const answers = [
    ...(listable.length > 0 ? [readList(scope, listable)] : []),
    ...single.map((sku) => checkStock(scope, sku)),
  ]
  return (await Promise.all(answers)).flat()
}

async function readList({ upstream }: PlatformScope, skus: readonly string[]): Promise<readonly StockItem[]> {
  try {
    const result = await upstream.call('stockList', { query: { skus: skus.join(',') }, ...NOT_HELD })
    const items = v.safeParse(v.array(v.unknown()), result)
    if (!items.success)
      throw new UpstreamFailure({ kind: 'invalid', endpoint: 'stockList', detail: 'the result is no list' })
    return items.output.map(decodeStockItem)
  } catch (error) {
    if (isUnknownSku(error)) return (await Promise.all(skus.map((sku) => checkStock({ upstream }, sku)))).flat()
    if (isSilent(error)) return []
    throw error
  }
}

async function checkStock({ upstream }: Pick<PlatformScope, 'upstream'>, sku: string): Promise<readonly StockItem[]> {
  try {
    return [{ ...decodeStockItem(await upstream.call('stockCheck', { query: { sku }, ...NOT_HELD })), sku }]
  } catch (error) {
    if (isUnknownSku(error) || isSilent(error)) return []
    throw error
  }
}

function decodeStockItem(value: unknown): StockItem {
  const item = readSource(value)
  return {
    sku: readText(item.product_sku) ?? readText(item.sku),
    productId: readCount(item.product_id),
    quantity: readNumber(item.qty),
    isInStock: readFlag(item.is_in_stock),
    isManaged: readFlag(item.manage_stock) ?? true,
  }
}

/** Refused as 404, or, where every refusal is 500, with the 404 inside the result. */
function isUnknownSku(error: unknown): boolean {
  if (!(error instanceof UpstreamRefusal)) return false
  const nested = v.safeParse(v.object({ code: v.number() }), error.result)
  return error.status === HTTP_NOT_FOUND || (nested.success && nested.output.code === HTTP_NOT_FOUND)
}

function isSilent(error: unknown): boolean {
  return error instanceof UpstreamFailure && error.silent
}
