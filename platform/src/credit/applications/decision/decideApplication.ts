import type Big from 'big.js'
import BigNumber from 'big.js'
import { CREDIT_NEW_MAX_MXN, CREDIT_STEP_MXN, HOME_MIN_MXN, LATE_TOLERATED_DAYS } from '../../limits.ts'
import type { CreditProductCode } from '../../products.ts'
import type { DenialReason } from '../applicationTables.ts'
import { NEWLY_MOVED_MAX_MXN } from '../limits.ts'

/** Facts that a decision is made from. */
export type DecisionFacts = Readonly<{
  kind: CreditProductCode
  amount: Big
  isBlocked: boolean
  hasFlaggedFile: boolean
  /** Time at the address, one of `ADDRESS_AGES`; null where it was not asked. */
  addressAge: string | null
  /** Account of a customer of the house; null for a new one. */
  home: Readonly<{ free: Big; daysLate: number }> | null
}>

export type Decision =
  | Readonly<{ status: 'DENIED'; reason: DenialReason }>
  | Readonly<{ status: 'NEEDS_FILES' }>
  | Readonly<{ status: 'PARTIALLY_APPROVED' | 'APPROVED'; approved: Big }>

const NEWLY_MOVED = '0-6M'

/** Decides an application by the first rule that holds. No rule looks at anything but these facts. */
export function decideApplication({
  kind,
  amount,
  isBlocked,
  hasFlaggedFile,
  addressAge,
  home,
}: DecisionFacts): Decision {
  if (isBlocked) return { status: 'DENIED', reason: 'HISTORY' }
  if (home !== null && home.daysLate > LATE_TOLERATED_DAYS) return { status: 'DENIED', reason: 'OVERDUE' }
  if (hasFlaggedFile) return { status: 'NEEDS_FILES' }
  if (home === null && addressAge === NEWLY_MOVED && amount.gt(NEWLY_MOVED_MAX_MXN))
    return { status: 'PARTIALLY_APPROVED', approved: new BigNumber(NEWLY_MOVED_MAX_MXN) }
  if (home === null && kind === 'MENUDEO' && amount.gt(CREDIT_NEW_MAX_MXN))
    return { status: 'PARTIALLY_APPROVED', approved: new BigNumber(CREDIT_NEW_MAX_MXN) }
  if (home !== null && amount.gt(home.free)) {
    const approved = lendablePart(home.free, kind)
    return approved.gte(HOME_MIN_MXN)
      ? { status: 'PARTIALLY_APPROVED', approved }
      : { status: 'DENIED', reason: 'LINE' }
  }
  return { status: 'APPROVED', approved: amount }
}

/** Part of a free line that can be lent: cash in whole steps, goods to the cent. */
function lendablePart(free: Big, kind: CreditProductCode): Big {
  if (kind === 'MENUDEO') return free.round(2, BigNumber.roundDown)
  return free.minus(free.mod(CREDIT_STEP_MXN))
}
