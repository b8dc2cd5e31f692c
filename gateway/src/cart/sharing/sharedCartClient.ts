import * as v from 'valibot'
import { optionsChecksum } from '@hogar/schema/validation/optionsChecksum.ts'
import { readNumber, readSource, readText } from '../../parse/readValue.ts'
import type { ProductScope } from '../../catalogue/products/productLoaders.ts'
import type { RequestScope } from '../../app/requestScope.ts'
import { UpstreamFailure } from '../../errors/upstreamFailure.ts'
import { underOwnSku } from '../lines/bundleSku.ts'
import type { CartScope } from '../cartClient.ts'
import { CART_ITEMS_MAX, SHARE_CODE } from '../limits.ts'
import { logGone } from '../logGone.ts'
import type { SharedCartLineMapper, SharedCartMapper } from '../mappers.ts'
import { readLineAdditions } from '../lines/lineAdditions.ts'
import { readProductOption } from '../lines/productOption.ts'
import { shownOptions } from '../lines/shownOptions.ts'

const linkSchema = v.object({
  code: v.pipe(v.string(), v.regex(SHARE_CODE)),
  expires_at: v.pipe(v.string(), v.isoTimestamp()),
  items: v.array(v.unknown()),
})

type SharedScope = CartScope & Pick<RequestScope, 'log' | 'requestId'>

/** Has the platform keep the session's cart as it is now, under a code. */
export async function postShare(scope: SharedScope, idempotencyKey?: string): Promise<SharedCartMapper> {
  try {
    return await decodeSharedCart(scope, 'cartShare', await scope.upstream.call('cartShare', { idempotencyKey }))
  } catch (error) {
    logGone(scope, error, '"shareCartToken"')
    throw error
  }
}

/** A shared cart; null when the code leads nowhere, or is none. */
export async function readShared(scope: SharedScope, code: string): Promise<SharedCartMapper | null> {
  if (!SHARE_CODE.test(code)) return null
  try {
    return await decodeSharedCart(scope, 'cartShared', await scope.upstream.call('cartShared', { path: { code } }))
  } catch (error) {
    if (logGone(scope, error, 'the shared cart')) return null
    throw error
  }
}

async function decodeSharedCart(
  scope: ProductScope,
  endpoint: 'cartShare' | 'cartShared',
  result: unknown,
): Promise<SharedCartMapper> {
  const link = v.safeParse(linkSchema, result)
  if (!link.success) throw new UpstreamFailure({ kind: 'invalid', endpoint, detail: 'the result is no shared cart' })
  const { code, expires_at: expiresAt, items } = link.output
  const lines = items.slice(0, CART_ITEMS_MAX).flatMap(decodeStoredLine)
  return { code, expiresAt, lines: await Promise.all(lines.map((line) => underOwnSku(scope, line))) }
}

/** A line that is kept outside of a cart. One without a SKU or units cannot be bought, and is left out. */
export function decodeStoredLine(value: unknown): SharedCartLineMapper[] {
  const item = readSource(value)
  const sku = readText(item.sku)
  const quantity = readNumber(item.qty)
  if (sku === null || quantity === null || quantity <= 0) return []
  const chosen = readProductOption(item.product_option)
  return [
    {
      sku,
      optionsChecksum: optionsChecksum(chosen),
      quantity,
      name: readText(item.name),
      unitPrice: readNumber(item.price_incl_tax),
      productType: readText(item.product_type),
      options: shownOptions(item.options, chosen),
      chosen,
      ...readLineAdditions(item.extension_attributes),
    },
  ]
}
