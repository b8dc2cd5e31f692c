import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { readNumber, readSource } from '../../parse/readValue.ts'
import { type ConnectionArguments, type Page, pageRequest, tailWindow } from '../../graph/connection.ts'
import type { RequestScope } from '../../app/requestScope.ts'
import { UpstreamFailure } from '../../errors/upstreamFailure.ts'
import { underOwnSku } from '../lines/bundleSku.ts'
import type { CartScope } from '../cartClient.ts'
import { CART_ITEMS_MAX, QUOTES_MAX } from '../limits.ts'
import { logGone } from '../logGone.ts'
import type { CartLineMapper, QuoteLineMapper, QuoteMapper } from '../mappers.ts'
import { decodeStoredLine } from '../sharing/sharedCartClient.ts'

const quoteSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  name: v.string(),
  currency: v.pipe(v.string(), v.length(3)),
  created_at: v.pipe(v.string(), v.isoTimestamp()),
  expires_at: v.pipe(v.string(), v.isoTimestamp()),
  items: v.array(v.unknown()),
})
const quotesSchema = v.object({
  items: v.pipe(v.array(quoteSchema), v.maxLength(QUOTES_MAX)),
  total_count: v.pipe(v.number(), v.integer(), v.minValue(0)),
})
const EVERY_QUOTE = { pageSize: QUOTES_MAX, currentPage: 1 }

type QuoteScope = CartScope & Pick<RequestScope, 'log' | 'requestId'>
type PageNumber = Readonly<{ pageSize: number; currentPage: number }>
type QuoteDocument = v.InferOutput<typeof quoteSchema>

type NewQuote = Readonly<{
  name: string
  /** Lines that leave the cart for the quote; null saves all of them, and leaves them there. */
  lines: readonly Pick<CartLineMapper, 'itemId'>[] | null
}>

/** Has the platform save the session's cart as it is now, or move lines of it into a quote. */
export async function postQuote(
  scope: CartScope,
  { name, lines }: NewQuote,
  idempotencyKey?: string,
): Promise<QuoteMapper> {
  const items = lines === null ? {} : { item_ids: lines.map(({ itemId }) => Number(itemId)) }
  const result = await scope.upstream.call('quoteCreate', {
    query: ownerOf(scope),
    body: { name, ...items },
    idempotencyKey,
  })
  const quote = v.safeParse(quoteSchema, result)
  if (!quote.success) throw invalid('quoteCreate', 'the result is no quote')
  return toQuote(scope, quote.output)
}

/** A page of what the session has saved in this store, the newest first; nothing where the platform has no quotes. */
export async function readQuotes(scope: QuoteScope, page: ConnectionArguments): Promise<Page<QuoteMapper>> {
  const request = pageRequest(page, 'quotes')
  const number = request.kind === 'window' ? pageNumberOf(request) : null
  const { items, total_count: totalCount } = await listQuotes(scope, number ?? EVERY_QUOTE)
  const { list, offset, size } = request.kind === 'window' ? request : tailWindow(request, totalCount)
  const wanted = number ? items : items.slice(offset, offset + size)
  return { list, items: await Promise.all(wanted.map((quote) => toQuote(scope, quote))), offset, totalCount }
}

/** Returns the number of quotes that the session has saved in this store. */
export async function countQuotes(scope: QuoteScope): Promise<number> {
  return (await listQuotes(scope, { pageSize: 1, currentPage: 1 })).total_count
}

/** Finds one of the session's quotes by the platform's id; null for another session's quote and for an unknown id. */
export async function findQuote(scope: QuoteScope, quoteId: string): Promise<QuoteMapper | null> {
  const quote = (await listQuotes(scope, EVERY_QUOTE)).items.find(({ id }) => id === quoteId)
  return quote ? toQuote(scope, quote) : null
}

/**
 * Returns the page that equals a window; null for a window across two pages, which is cut out of the whole short list.
 */
function pageNumberOf({ offset, size }: Readonly<{ offset: number; size: number }>): PageNumber | null {
  const isPage = size >= 1 && size <= QUOTES_MAX && offset % size === 0 && offset < QUOTES_MAX
  return isPage ? { pageSize: size, currentPage: offset / size + 1 } : null
}

async function listQuotes(scope: QuoteScope, page: PageNumber): Promise<v.InferOutput<typeof quotesSchema>> {
  try {
    const result = await scope.upstream.call('quoteList', { query: { ...ownerOf(scope), ...page } })
    const quotes = v.safeParse(quotesSchema, result)
    if (!quotes.success) throw invalid('quoteList', 'the result is no list of quotes')
    return quotes.output
  } catch (error) {
    if (logGone(scope, error, 'the users cart')) return { items: [], total_count: 0 }
    throw error
  }
}

/** Has the platform forget a quote of the session. One that is gone already is no failure. */
export async function dropQuote(scope: CartScope, quoteId: string, idempotencyKey?: string): Promise<void> {
  await scope.upstream.call('quoteDelete', { query: ownerOf(scope), body: { id: quoteId }, idempotencyKey })
}

/**
 * Returns the secret that identifies the owner of quotes. It is derived from the sealed session, and a sign-in keeps
 * it. It is computed, not stored, so that two tabs that save at the same time have the same owner.
 */
function ownerOf({ session }: Pick<RequestScope, 'session'>): Readonly<{ owner: string }> {
  return { owner: createHash('sha256').update(`quotes:${session.originId}`).digest('base64url') }
}

async function toQuote(scope: CartScope, quote: QuoteDocument): Promise<QuoteMapper> {
  const lines = quote.items.slice(0, CART_ITEMS_MAX).flatMap((item) => decodeLine(item, quote.currency))
  return {
    __typename: 'Quote',
    storeCode: scope.store.code,
    quoteId: quote.id,
    name: quote.name,
    savedAt: quote.created_at,
    validUntil: quote.expires_at,
    currencyCode: quote.currency,
    lines: await Promise.all(lines.map((line) => underOwnSku(scope, line))),
  }
}

/** A line that did not cost anything that is known then has no place in a quote. */
function decodeLine(value: unknown, currencyCode: string): QuoteLineMapper[] {
  return decodeStoredLine(value).flatMap(({ unitPrice, name, ...line }) => {
    if (unitPrice === null) return []
    const unitPriceNow = readNumber(readSource(value).current_price_incl_tax)
    return [{ ...line, name: name ?? line.sku, currencyCode, unitPriceThen: unitPrice, unitPriceNow }]
  })
}

function invalid(endpoint: 'quoteCreate' | 'quoteList', detail: string): UpstreamFailure {
  return new UpstreamFailure({ kind: 'invalid', endpoint, detail })
}
