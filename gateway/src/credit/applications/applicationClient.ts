import * as v from 'valibot'
import type { CreditApplicationMapper } from '../mappers.ts'
import { readCustomer } from '../../customers/customerClient.ts'
import { noneIfMissing } from '../../errors/isUpstreamError.ts'
import { UpstreamFailure } from '../../errors/upstreamFailure.ts'
import { LENDING_COUNTRY } from '../limits.ts'
import { parsed } from '../replyFields.ts'
import { decodeRequest, decodeState, startedApplication } from './decodeApplication.ts'
import { REQUESTS_MAX } from './limits.ts'
import { type ApplicationScope, callByKey, openedIn, startedIn } from './openApplication.ts'

/** Beginning of the key of an application that the platform has not opened yet. No folio begins with it. */
const STARTED_KEY = 'started'

/** Returns the key of an application's global id: its folio, or the id of its start, which is of one session alone. */
export function applicationKey({ number, startId }: Pick<CreditApplicationMapper, 'number' | 'startId'>): string {
  return number ?? (startId === null ? STARTED_KEY : `${STARTED_KEY}-${startId}`)
}

/** Reads the application of this session; null without one, and if its key is no longer valid. */
export async function readApplication(scope: ApplicationScope): Promise<CreditApplicationMapper | null> {
  if (scope.store.countryCode !== LENDING_COUNTRY) return null
  const opened = openedIn(scope)
  if (opened === null) {
    const started = startedIn(scope)
    return started && startedApplication(started, scope.store)
  }
  const called = await callByKey(scope, opened, { endpoint: 'creditState' })
  if (called === null) return null
  const state = decodeState(called.result, opened, scope.store)
  if (state === null) throw invalid('creditState', 'the result has no state')
  return state
}

/**
 * Reads the applications of the customer whose account is open, newest first; null for a platform without the call. The
 * one that is open in this session is whole.
 */
export async function readRequests(
  scope: ApplicationScope,
  customerId: string,
): Promise<readonly CreditApplicationMapper[] | null> {
  const call = { query: { userId: customerId } }
  const result = await noneIfMissing(scope.upstream.call('creditRequests', call), null)
  if (result === null) return null
  const read = parsed(v.object({ items: v.array(v.unknown()) }), result)
  const rows = read?.items.slice(0, REQUESTS_MAX).map((row) => decodeRequest(row, scope.store)) ?? [null]
  const items = rows.filter((item) => item !== null)
  if (items.length < rows.length) throw invalid('creditRequests', 'an application cannot be read')
  const opened = openedIn(scope)
  if (opened === null || !items.some(({ number }) => number === opened.number)) return items
  const own = await readApplication(scope)
  return items.map((item) => (own !== null && item.number === own.number ? joined(own, item) : item))
}

/** Returns the application of a global id, if this session or its customer may read it; else null. */
export async function findCreditApplication(
  scope: ApplicationScope,
  key: string,
): Promise<CreditApplicationMapper | null> {
  const own = await readApplication(scope)
  if (own !== null && applicationKey(own) === key) return own
  if (key.startsWith(STARTED_KEY) || scope.session.userToken === null) return null
  const customer = await readCustomer(scope)
  const items = customer === null ? null : await readRequests(scope, customer.customerId)
  return items?.find(({ number }) => number === key) ?? null
}

/** Adds to the state of a session's application the fields that only the customer's list has. */
function joined(own: CreditApplicationMapper, item: CreditApplicationMapper): CreditApplicationMapper {
  const { missingFiles, createdAt, orderNumber } = item
  return { ...own, missingFiles, createdAt, orderNumber, amount: own.amount ?? item.amount }
}

function invalid(endpoint: string, detail: string): UpstreamFailure {
  return new UpstreamFailure({ kind: 'invalid', endpoint, detail })
}
