import * as v from 'valibot'
import type { PlatformScope } from '../catalogue/catalogueClient.ts'
import { readCount, readFlag, readNumber, readSource, readText } from '../catalogue/readValue.ts'
import { onceOf } from '../graph/memo.ts'
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

/** Live stock of some SKUs, without those that the platform does not know. */
export type StockReply = Readonly<{
  bySku: ReadonlyMap<string | null, StockItem>
  byProductId: ReadonlyMap<number | null, StockItem>
}>

const HTTP_NOT_FOUND = 404
const NOTHING = replyOf([])

/** What is told is held by product: a reply that was held too would be told once more when that has ended. */
const NOT_HELD = { cacheMs: 0 } as const

/** Whether a SKU may be in a list: a comma ends one, whatever its encoding. */
export function canBeListed(sku: string): boolean {
  return !sku.includes(',')
}

/**
 * Live stock of SKUs that `canBeListed`, by one call for all of them. A platform that refuses the whole list for one
 * unknown SKU is asked one by one, for those that are `wanted`.
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

/** Live stock of one SKU, of whatever characters. */
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

/** A reply that several requests wait for is read once. */
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

/** Refused as 404, or, where every refusal is 500, with the 404 inside the result. */
function isUnknownSku(error: unknown): boolean {
  if (!(error instanceof UpstreamRefusal)) return false
  const nested = v.safeParse(v.object({ code: v.number() }), error.result)
  return error.status === HTTP_NOT_FOUND || (nested.success && nested.output.code === HTTP_NOT_FOUND)
}

function isSilent(error: unknown): boolean {
  return error instanceof UpstreamFailure && error.silent
}
