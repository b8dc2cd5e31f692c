import * as v from 'valibot'
import type { PlatformScope } from '../app/requestScope.ts'
import { readCount, readFlag, readNumber, readSource, readText } from '../parse/readValue.ts'
import { onceOf } from '../graph/onceOf.ts'
import { UpstreamFailure } from '../errors/upstreamFailure.ts'
import { UpstreamRefusal } from '../errors/upstreamRefusal.ts'
import type { StockItem } from './stockItem.ts'

/** Live stock of several SKUs, without those that the platform does not know. */
export type StockReply = Readonly<{
  bySku: ReadonlyMap<string | null, StockItem>
  byProductId: ReadonlyMap<number | null, StockItem>
}>

const HTTP_NOT_FOUND = 404
const NOTHING = replyOf([])

/** Disables the reply cache: stock is cached per product, and a cached reply would extend that TTL. */
const NOT_HELD = { cacheMs: 0 } as const

/** Returns true if a SKU may be part of a list: a comma separates SKUs in any encoding. */
export function canBeListed(sku: string): boolean {
  return !sku.includes(',')
}

/**
 * Reads live stock of SKUs that `canBeListed`, in one call. If the platform refuses the whole list for one unknown SKU,
 * reads each of the `wanted` ones separately.
 */
export async function listStock(
  { upstream }: Pick<PlatformScope, 'upstream'>,
  skus: readonly string[],
  wanted: readonly Readonly<{ sku: string }>[],
): Promise<StockReply> {
  try {
    return readList(await upstream.call('stockList', { query: { skus: skus.join(',') }, ...NOT_HELD }))
  } catch (error) {
    if (isUnknownSku(error)) {
      const own = new Set(wanted.map(({ sku }) => sku))
      return replyOf((await Promise.all(Array.from(own, (sku) => readOne({ upstream }, sku)))).flat())
    }
    if (isSilent(error)) return NOTHING
    throw error
  }
}

/** Reads live stock of one SKU, which may hold any characters. */
export async function checkStock(scope: Pick<PlatformScope, 'upstream'>, sku: string): Promise<StockReply> {
  return replyOf(await readOne(scope, sku))
}

async function readOne({ upstream }: Pick<PlatformScope, 'upstream'>, sku: string): Promise<readonly StockItem[]> {
  try {
    return [{ ...decodeStockItem(await upstream.call('stockCheck', { query: { sku }, ...NOT_HELD })), sku }]
  } catch (error) {
    if (isUnknownSku(error) || isSilent(error)) return []
    throw error
  }
}

function readList(result: unknown): StockReply {
  if (Array.isArray(result)) return decodeList(result)
  throw new UpstreamFailure({ kind: 'invalid', endpoint: 'stockList', detail: 'the result is no list' })
}

/** Decoded reply, cached for all requests that wait for it. */
const decodeList = onceOf((items: readonly unknown[]) => replyOf(items.map(decodeStockItem)))

function replyOf(items: readonly StockItem[]): StockReply {
  return {
    bySku: new Map(items.map((item) => [item.sku, item])),
    byProductId: new Map(items.map((item) => [item.productId, item])),
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

/** Returns true for a 404, or, if every refusal is a 500, for a 404 inside the result. */
function isUnknownSku(error: unknown): boolean {
  if (!(error instanceof UpstreamRefusal)) return false
  const nested = v.safeParse(v.object({ code: v.number() }), error.result)
  return error.status === HTTP_NOT_FOUND || (nested.success && nested.output.code === HTTP_NOT_FOUND)
}

function isSilent(error: unknown): boolean {
  return error instanceof UpstreamFailure && error.silent
}
