import { defaultInterestCents } from '../defaultInterest.ts'
import { type Day, daysBetween } from '../calendar/calendar.ts'

/** State of an instalment as it is stored. Whether it is late follows from the day that it is looked at. */
export type InstalmentState = 'OPEN' | 'PAID' | 'PAID_LATE' | 'TAKEN_OFF'

/** One payment of an invoice and what was paid of it, in whole cents. */
export type Instalment = Readonly<{
  /** Place among the payments of its invoice, from 1. */
  position: number
  dueOn: Day
  /** Payment of the contract, without premium. */
  amountCents: number
  /** Interest in `amountCents`; the rest of it is principal. */
  interestCents: number
  /** Part of the interest that is given back when the payment is whole by its due day. */
  bonusCents: number
  /** Premium of an insurance beside the payment. It bears no interest. */
  premiumCents: number
  /** Sum paid of payment and premium, default interest not counted. */
  paidCents: number
  /** Day on which it was whole. */
  paidOn: Day | null
  state: InstalmentState
  /** Default interest counted until `defaultUntil`: all of it, and the part of it that is not paid. */
  defaultCents: number
  defaultOwedCents: number
  defaultUntil: Day | null
}>

/** An invoice as the arithmetic needs it: its first day and its payments in order. */
export type InvoiceTerms = Readonly<{ startedOn: Day; instalments: readonly Instalment[] }>

/** Sum that the contract asks for, premium included. */
export function contractCents({ amountCents, premiumCents }: Instalment): number {
  return amountCents + premiumCents
}

/** Sum that is asked for until the due day, premium included. */
export function onTimeCents(instalment: Instalment): number {
  return contractCents(instalment) - instalment.bonusCents
}

export function principalCents({ amountCents, interestCents }: Instalment): number {
  return amountCents - interestCents
}

export function isOpen({ state }: Instalment): boolean {
  return state === 'OPEN'
}

/** Whether a payment is still open after its due day. On that day itself it is on time. */
export function isLate(instalment: Instalment, day: Day): boolean {
  return isOpen(instalment) && instalment.dueOn < day
}

/** Sum that makes a payment whole on a day: the contract's when it is late, else the one on time. */
export function unpaidCents(instalment: Instalment, day: Day): number {
  if (!isOpen(instalment)) return 0
  const whole = isLate(instalment, day) ? contractCents(instalment) : onTimeCents(instalment)
  return whole - instalment.paidCents
}

/** Default interest that is owed on a day, in cents. */
export function defaultOwedCents(instalment: Instalment, day: Day): number {
  return countDefault(instalment, day).defaultOwedCents
}

/**
 * Counts the default interest of a late payment until a day: simple, on what is unpaid of the contract's amount, and in
 * all never more than that amount. Interest that was counted earlier stays.
 */
export function countDefault(instalment: Instalment, day: Day): Instalment {
  if (!isLate(instalment, day)) return instalment
  const { amountCents, dueOn, defaultUntil, defaultCents, defaultOwedCents: owed } = instalment
  const from = defaultUntil !== null && defaultUntil > dueOn ? defaultUntil : dueOn
  if (from >= day) return instalment
  const unpaid = Math.min(unpaidCents(instalment, day), amountCents)
  const more = Math.min(defaultInterestCents(unpaid, daysBetween(from, day)), amountCents - defaultCents)
  return { ...instalment, defaultCents: defaultCents + more, defaultOwedCents: owed + more, defaultUntil: day }
}

/** State of an instalment as callers read it. */
export type ShownState = InstalmentState | 'PARTIAL' | 'LATE'

export function shownState(instalment: Instalment, day: Day): ShownState {
  if (!isOpen(instalment)) return instalment.state
  if (isLate(instalment, day)) return 'LATE'
  return instalment.paidCents > 0 ? 'PARTIAL' : 'OPEN'
}
