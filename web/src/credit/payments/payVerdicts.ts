import { customersOnly } from '../../customers/accountVerdicts.ts'
import { readReturnPath, withReturnPath } from '../../customers/signIn/returnPath.ts'
import { isJsonRecord } from '../../relay/payload.ts'
import type { ShopRoute, Verdict } from '../../routing/shopRoute.ts'
import { creditVerdict } from '../../routing/targets/creditVerdict.ts'
import { OTHER_ACCOUNT_PARAMETER, PAYMENT_PARAMETER, payPathsOf } from './payPaths.ts'

type Judge = ShopRoute['judge']

const SEE_OTHER = 303

/**
 * Returns `notFound` in a store that does not lend; redirects a guest of an account page to the sign-in page, and a
 * session that can pay no credit account to the login of credit accounts. Both lead back.
 */
export const payersOnly: Judge = (data, request) => {
  const verdict = lendersOnly(data, request)
  if (verdict.kind !== 'found' || payerStateOf(data) !== 'none') return verdict
  const { path, search } = request
  const query = search.size > 0 ? `?${search.toString()}` : ''
  return { kind: 'moved', path: withReturnPath(payPathsOf(path).login, `${path}${query}`), status: SEE_OTHER }
}

/** Returns `notFound` also for a payment that does not exist, or that this session may not read. */
export const ownPayment: Judge = (data, request) => {
  const verdict = payersOnly(data, request)
  if (verdict.kind !== 'found' || !request.search.has(PAYMENT_PARAMETER)) return verdict
  return { kind: data['creditPayment'] === null ? 'notFound' : 'found' }
}

/** Redirects a session that can pay a credit account past the login, unless it wants to pay another one. */
export const payLogin: Judge = (data, request) => {
  const verdict = lendersOnly(data, request)
  const { path, search } = request
  if (verdict.kind !== 'found' || search.has(OTHER_ACCOUNT_PARAMETER) || payerStateOf(data) !== 'known') return verdict
  const target = readReturnPath(search) ?? payPathsOf(path).choose
  return { kind: 'moved', path: target, search: new URLSearchParams(), status: SEE_OTHER }
}

const lendersOnly: Judge = (data, request): Verdict => {
  const verdict = creditVerdict(data)
  return verdict.kind === 'found' && payPathsOf(request.path).isAccount ? customersOnly(data, request) : verdict
}

/** Returns whether the session can pay an account; `unknown` if the linked accounts could not be read. */
function payerStateOf({ viewer, creditAccount }: Readonly<Record<string, unknown>>): 'known' | 'none' | 'unknown' {
  if (isJsonRecord(creditAccount)) return 'known'
  const customer = isJsonRecord(viewer) ? viewer['customer'] : null
  if (!isJsonRecord(customer)) return 'none'
  const linked = customer['creditAccounts']
  if (!Array.isArray(linked)) return 'unknown'
  return linked.length > 0 ? 'known' : 'none'
}
