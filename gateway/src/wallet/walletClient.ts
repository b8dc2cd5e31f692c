import { readCount, readNumber, readSource, readSources, readText } from '../parse/readValue.ts'
import { type ConnectionArguments, type Page, type PageWindow, pageRequest, tailWindow } from '../graph/connection.ts'
import type { RequestScope } from '../app/requestScope.ts'
import { hasStatus, isMissingEndpoint } from '../errors/isUpstreamError.ts'
import { UpstreamFailure } from '../errors/upstreamFailure.ts'
import { decodeWalletEntry } from './decodeWalletEntry.ts'
import { WALLET_ENTRIES_MAX } from './limits.ts'
import type { WalletEntryMapper, WalletMapper } from './mappers.ts'

type WalletScope = Pick<RequestScope, 'upstream' | 'store'>

/** Balance of a wallet. An unknown one is 0. */
export type WalletBalance = Readonly<{ amount: number; currencyCode: string; isKnown: boolean }>

/**
 * Reads the balance of a wallet. "Wallet with 404 or 500 gives 0": without a wallet for the customer the balance is 0;
 * a platform that fails replies 0, which is marked as unknown. Throws a refusal `missingEndpoint` for a platform
 * without wallets, and the failure of one that is unavailable.
 */
export async function readWalletBalance(
  { upstream, store }: WalletScope,
  { customerId }: WalletMapper,
): Promise<WalletBalance> {
  const nothing = { amount: 0, currencyCode: store.currencyCode }
  try {
    const result = await upstream.call('walletBalance', { body: { customerId: Number(customerId) } })
    // Old platforms reply with the amount itself.
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

/** Reads a page of wallet entries, newest first. */
export async function readWalletHistory(
  scope: WalletScope,
  wallet: WalletMapper,
  given: ConnectionArguments,
): Promise<Page<WalletEntryMapper>> {
  const request = pageRequest(given, 'wallet')
  if (request.kind === 'window') return readWindow(scope, wallet, request)
  const { totalCount } = await readWindow(scope, wallet, { ...request, offset: 0, size: 1 })
  return readWindow(scope, wallet, tailWindow(request, totalCount))
}

async function readWindow(
  { upstream, store }: WalletScope,
  { customerId }: WalletMapper,
  { list: name, offset, size }: PageWindow,
): Promise<Page<WalletEntryMapper>> {
  const body = { customerId: Number(customerId), from: offset, size: Math.max(1, size) }
  const result = await upstream.call('walletHistory', { body }).catch(nothingWhereMissing)
  const { items: listed, total, currency } = readSource(result)
  const list = Array.isArray(result) ? result : listed
  if (!Array.isArray(list)) throw invalid('walletHistory', 'the result is no list')
  const currencyCode = readText(currency) ?? store.currencyCode
  // A malformed entry fails the list: dropping it would shift the entries of later pages.
  const items = readSources(list, WALLET_ENTRIES_MAX).map(
    (item) => decodeWalletEntry(item, { storeCode: store.code, currencyCode }) ?? unreadable(),
  )
  const totalCount = readCount(total)
  // The call identifies the customer by `customerId` alone: a reply without a total is the complete list.
  if (totalCount === null)
    return { list: name, items: items.slice(offset, offset + size), offset, totalCount: items.length }
  return { list: name, items: items.slice(0, size), offset, totalCount }
}

function nothingWhereMissing(error: unknown): readonly unknown[] {
  if (isMissing(error)) return []
  throw error
}

/** Returns true if there is no wallet, or no such call: platforms reply 404 for both, with or without a message. */
function isMissing(error: unknown): boolean {
  return hasStatus(error, 404)
}

/** Returns true if the platform replied that it failed, rather than being unavailable. */
function isBroken(error: unknown): boolean {
  return hasStatus(error, 500)
}

function unreadable(): never {
  throw invalid('walletHistory', 'an entry has no number, date or amount')
}

function invalid(endpoint: string, detail: string): UpstreamFailure {
  return new UpstreamFailure({ kind: 'invalid', endpoint, detail })
}
