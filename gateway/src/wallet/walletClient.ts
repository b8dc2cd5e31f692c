import { readCount, readNumber, readSource, readSources, readText } from '../catalogue/readValue.ts'
import { type ConnectionArguments, type Page, pageRequest, tailWindow } from '../graph/connection.ts'
import type { GraphContext } from '../graph/context.ts'
import { hasStatus, isMissingEndpoint } from '../upstream/isUpstreamError.ts'
import { UpstreamFailure } from '../upstream/upstreamFailure.ts'
import { decodeWalletEntry } from './decodeWalletEntry.ts'
import { WALLET_ENTRIES_MAX } from './limits.ts'
import type { WalletEntryMapper, WalletMapper } from './mappers.ts'

type WalletScope = Pick<GraphContext, 'upstream' | 'store'>
type Window = Readonly<{ offset: number; size: number }>

/** What is in a wallet. One that is not known is 0 for want of an answer. */
export type WalletBalance = Readonly<{ amount: number; currencyCode: string; isKnown: boolean }>

/**
 * Returns what is in a wallet. "Wallet with 404 or 500 gives 0": a platform without a wallet for the customer has nothing
 * in it; one that fails to count answers 0, which is marked as unknown. Throws a refusal `missingEndpoint` of a platform
 * without wallets, and the failure of one that cannot be reached.
 */
export async function readWalletBalance(
  { upstream, store }: WalletScope,
  { customerId }: WalletMapper,
): Promise<WalletBalance> {
  const nothing = { amount: 0, currencyCode: store.currencyCode }
  try {
    const result = await upstream.call('walletBalance', { body: { customerId: Number(customerId) } })
    // Old platforms answer the amount itself.
    const { balance, currency } = readSource(result)
    const amount = readNumber(result) ?? readNumber(balance)
    if (amount === null) throw invalid('walletBalance', 'the result is no amount')
    return { amount, currencyCode: readText(currency) ?? store.currencyCode, isKnown: true }
  } catch (error) {
    if (isMissingEndpoint(error)) throw error
    if (isMissing(error)) return { ...nothing, isKnown: true }
    if (isBroken(error)) return { ...nothing, isKnown: false }
    throw error
  }
}

/** A page of what went in and out of a wallet, the newest first. */
export async function readWalletHistory(
  scope: WalletScope,
  wallet: WalletMapper,
  given: ConnectionArguments,
): Promise<Page<WalletEntryMapper>> {
  const request = pageRequest(given)
  if (request.kind === 'window') return readWindow(scope, wallet, request)
  const { totalCount } = await readWindow(scope, wallet, { offset: 0, size: 1 })
  return readWindow(scope, wallet, tailWindow(request, totalCount))
}

async function readWindow(
  { upstream, store }: WalletScope,
  { customerId }: WalletMapper,
  { offset, size }: Window,
): Promise<Page<WalletEntryMapper>> {
  const body = { customerId: Number(customerId), from: offset, size: Math.max(1, size) }
  const result = await upstream.call('walletHistory', { body }).catch(nothingWhereMissing)
  const { items: listed, total, currency } = readSource(result)
  const list = Array.isArray(result) ? result : listed
  if (!Array.isArray(list)) throw invalid('walletHistory', 'the result is no list')
  const currencyCode = readText(currency) ?? store.currencyCode
  // An entry that makes no sense keeps its place, or the pages after it would be of other entries: it fails the list.
  const items = readSources(list, WALLET_ENTRIES_MAX).map(
    (item) => decodeWalletEntry(item, { storeCode: store.code, currencyCode }) ?? unreadable(),
  )
  const totalCount = readCount(total)
  // The call is known by `customerId` alone: whoever says no total has answered everything.
  if (totalCount === null) return { items: items.slice(offset, offset + size), offset, totalCount: items.length }
  return { items: items.slice(0, size), offset, totalCount }
}

function nothingWhereMissing(error: unknown): readonly unknown[] {
  if (isMissing(error)) return []
  throw error
}

/** There is no wallet, or no such call: platforms say either in a refusal, or with no words at all. */
function isMissing(error: unknown): boolean {
  return hasStatus(error, 404)
}

/** The platform answered, and what it said is that it failed: not that it cannot be reached. */
function isBroken(error: unknown): boolean {
  return hasStatus(error, 500)
}

function unreadable(): never {
  throw invalid('walletHistory', 'an entry has no number, date or amount')
}

function invalid(endpoint: string, detail: string): UpstreamFailure {
  return new UpstreamFailure({ kind: 'invalid', endpoint, detail })
}
