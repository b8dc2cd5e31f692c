import { type Day, daysBetween } from '../calendar/calendar.ts'
import {
  contractCents,
  defaultOwedCents,
  type Instalment,
  type InvoiceTerms,
  isLate,
  isOpen,
  onTimeCents,
  principalCents,
  unpaidCents,
} from './instalment.ts'

/** Sums that are owed of an invoice on a day, in cents. */
export type Due = Readonly<{
  /** Late payments at the contract's amounts. */
  lateCents: number
  defaultCents: number
  /** Open part of the next payment at its on-time amount. */
  runningCents: number
  /** All of these, or what settles the invoice where that is less. */
  dueCents: number
}>

/** Returns what is asked for on a day: everything late, and the next payment. */
export function dueOn(invoice: InvoiceTerms, day: Day): Due {
  const late = invoice.instalments.filter((instalment) => isLate(instalment, day))
  const running = runningInstalment(invoice, day)
  const lateCents = sum(late, (instalment) => unpaidCents(instalment, day))
  const defaultCents = sum(late, (instalment) => defaultOwedCents(instalment, day))
  const runningCents = running === null ? 0 : unpaidCents(running, day)
  const dueCents = Math.min(lateCents + defaultCents + runningCents, payoffCents(invoice, day))
  return { lateCents, defaultCents, runningCents, dueCents }
}

/** The first open payment that is not late; null where there is none. */
export function runningInstalment({ instalments }: InvoiceTerms, day: Day): Instalment | null {
  return instalments.find((instalment) => isOpen(instalment) && !isLate(instalment, day)) ?? null
}

/**
 * Returns the sum that settles an invoice on a day, in cents: what is late with its default interest, the principal of
 * all other payments, and interest and premium of the running period for the days that have passed. These are never more
 * than what the running payment has of them on time.
 */
export function payoffCents(invoice: InvoiceTerms, day: Day): number {
  const late = invoice.instalments.filter((instalment) => isLate(instalment, day))
  const owed = sum(late, (instalment) => unpaidCents(instalment, day) + defaultOwedCents(instalment, day))
  const rest = sum(openNotLate(invoice, day), (instalment) => settlingCents(invoice, instalment, day))
  return owed + Math.max(0, rest)
}

/**
 * Returns the sum that closes every payment in the usual order, in cents. The last payments of a loan on its balance have
 * more bonus than interest: then this is less than the payoff.
 */
export function closingCents(invoice: InvoiceTerms, day: Day): number {
  const { lateCents, defaultCents, runningCents } = dueOn(invoice, day)
  const others = openNotLate(invoice, day).slice(1)
  return lateCents + defaultCents + runningCents + sum(others, (one) => principalCents(one) - one.paidCents)
}

/** Open payments that are not late on a day, in order. */
export function openNotLate({ instalments }: InvoiceTerms, day: Day): readonly Instalment[] {
  return instalments.filter((instalment) => isOpen(instalment) && !isLate(instalment, day))
}

/** Part of one payment in a payoff; negative where more of it is paid than a payoff takes. */
export function settlingCents(invoice: InvoiceTerms, instalment: Instalment, day: Day): number {
  const { interestCents, premiumCents, bonusCents, paidCents } = instalment
  const begun = invoice.instalments[instalment.position - 2]?.dueOn ?? invoice.startedOn
  const gone = Math.max(0, daysBetween(begun, day))
  const costs = interestCents + premiumCents
  const passed = Math.ceil((costs * gone) / daysBetween(begun, instalment.dueOn))
  return principalCents(instalment) + Math.min(passed, Math.max(0, costs - bonusCents)) - paidCents
}

/** Sums that are saved by settling on a day, in cents, against paying on; below zero where settling costs more. */
export function savedCents(invoice: InvoiceTerms, day: Day) {
  const open = openNotLate(invoice, day)
  const settling = Math.max(
    0,
    sum(open, (instalment) => settlingCents(invoice, instalment, day)),
  )
  return {
    onTimeCents: sum(open, (instalment) => onTimeCents(instalment) - instalment.paidCents) - settling,
    contractCents: sum(open, (instalment) => contractCents(instalment) - instalment.paidCents) - settling,
  }
}

/** Open part of the contract and of default interest on a day, in cents. */
export function balanceCents({ instalments }: InvoiceTerms, day: Day): number {
  return sum(
    instalments.filter(isOpen),
    (instalment) => contractCents(instalment) - instalment.paidCents + defaultOwedCents(instalment, day),
  )
}

/** Principal that is still owed, in cents: the part of a line that an invoice takes. */
export function principalOwedCents({ instalments }: Pick<InvoiceTerms, 'instalments'>): number {
  return sum(instalments.filter(isOpen), (one) => Math.max(0, principalCents(one) - one.paidCents))
}

export function sum<Item>(items: readonly Item[], centsOf: (item: Item) => number): number {
  return items.reduce((total, item) => total + centsOf(item), 0)
}
