import type { Day } from '../calendar/calendar.ts'
import {
  contractCents,
  countDefault,
  type Instalment,
  type InstalmentState,
  type InvoiceTerms,
  isLate,
  isOpen,
  onTimeCents,
  principalCents,
  unpaidCents,
} from './instalment.ts'
import { openNotLate, payoffCents, settlingCents } from './payoff.ts'

/** How a sum was used, in cents. All parts but the bonus add up to the sum. */
export type SumUse = Readonly<{
  defaultCents: number
  lateCents: number
  runningCents: number
  /** Sum that took payments off the end, or settled the invoice beyond the payments above. */
  endCents: number
  /** Bonus that was given. */
  bonusCents: number
  /** Number of payments that were taken off. */
  takenOff: number
  /** Sum beyond the payoff, which was not used. */
  surplusCents: number
}>

export type SumUsed = Readonly<{ instalments: readonly Instalment[]; use: SumUse }>

/**
 * Uses a sum on the payments of an invoice, on the day that it counts for: default interest first, then late payments,
 * oldest first, at the contract's amounts, then the running payment at its on-time amount. The rest takes payments off
 * the end at their principal. A sum that reaches the payoff settles the invoice.
 */
export function spendSum(invoice: InvoiceTerms, sumCents: number, day: Day): SumUsed {
  const settling = payoffCents(invoice, day)
  const usedCents = Math.min(sumCents, settling)
  const work = new Usage(invoice, { sumCents: usedCents, day })
  work.payDefaults()
  work.payLate()
  if (sumCents >= settling) work.settle()
  else {
    work.payRunning()
    work.takeOffTheEnd()
  }
  return { instalments: work.instalments, use: { ...work.use, surplusCents: sumCents - usedCents + work.restCents } }
}

/**
 * Uses the price of returned goods on the payments of their invoice: payments behind the running one first, off the end at
 * their principal, because their interest is not earned yet; the rest as any sum is used. One that reaches the payoff
 * settles the invoice. A payment that the goods have made counts for no line: it is taken off, not paid on time.
 */
export function refundSum(invoice: InvoiceTerms, sumCents: number, day: Day): SumUsed {
  const { instalments, use } = spendRefund(invoice, sumCents, day)
  const wasPaid = new Set(invoice.instalments.filter(({ state }) => state === 'PAID').map(({ position }) => position))
  return {
    instalments: instalments.map((one) =>
      one.state === 'PAID' && !wasPaid.has(one.position) ? { ...one, state: 'TAKEN_OFF' } : one,
    ),
    use,
  }
}

function spendRefund(invoice: InvoiceTerms, sumCents: number, day: Day): SumUsed {
  if (sumCents >= payoffCents(invoice, day)) return spendSum(invoice, sumCents, day)
  const work = new Usage(invoice, { sumCents, day })
  work.takeOffTheEnd({ keepsRunning: true })
  work.payDefaults()
  work.payLate()
  work.payRunning()
  return { instalments: work.instalments, use: { ...work.use, surplusCents: work.restCents } }
}

/** One sum on its way through the payments of an invoice. */
class Usage {
  instalments: Instalment[]
  restCents: number
  use = { defaultCents: 0, lateCents: 0, runningCents: 0, endCents: 0, bonusCents: 0, takenOff: 0 }
  readonly #invoice: InvoiceTerms
  readonly #day: Day

  constructor(invoice: InvoiceTerms, { sumCents, day }: Readonly<{ sumCents: number; day: Day }>) {
    this.restCents = sumCents
    this.#invoice = invoice
    this.#day = day
    this.instalments = invoice.instalments.map((one) => countDefault(one, day))
  }

  payDefaults(): void {
    for (const instalment of this.#late()) {
      const paid = this.#take(instalment.defaultOwedCents)
      this.use.defaultCents += paid
      this.#replace({ ...instalment, defaultOwedCents: instalment.defaultOwedCents - paid })
    }
  }

  payLate(): void {
    for (const instalment of this.#late())
      this.use.lateCents += this.#pay(instalment, { wholeCents: contractCents(instalment), becomes: 'PAID_LATE' })
  }

  payRunning(): void {
    const [running] = this.#notLate()
    if (running === undefined) return
    this.use.runningCents += this.#pay(running, { wholeCents: onTimeCents(running), becomes: 'PAID' })
  }

  takeOffTheEnd({ keepsRunning = false } = {}): void {
    for (const instalment of this.#notLate()
      .slice(keepsRunning ? 1 : 0)
      .toReversed()) {
      if (this.restCents === 0) return
      const wholeCents = Math.max(principalCents(instalment), instalment.paidCents)
      this.use.endCents += this.#pay(instalment, { wholeCents, becomes: 'TAKEN_OFF' })
    }
  }

  /** Closes all payments with what the payoff asks for each: the running one counts as paid where that is its price. */
  settle(): void {
    for (const instalment of this.#notLate()) {
      const needed = Math.max(0, settlingCents(this.#invoice, instalment, this.#day))
      const paid = this.#take(needed)
      const isWhole = paid === unpaidCents(instalment, this.#day)
      this.use[isWhole ? 'runningCents' : 'endCents'] += paid
      this.#close({ ...instalment, paidCents: instalment.paidCents + paid }, isWhole ? 'PAID' : 'TAKEN_OFF')
    }
  }

  #pay(instalment: Instalment, { wholeCents, becomes }: { wholeCents: number; becomes: InstalmentState }): number {
    const paid = this.#take(wholeCents - instalment.paidCents)
    const after = { ...instalment, paidCents: instalment.paidCents + paid }
    if (after.paidCents < wholeCents) this.#replace(after)
    else this.#close(after, becomes)
    return paid
  }

  #close(instalment: Instalment, state: InstalmentState): void {
    this.#replace({ ...instalment, state, paidOn: this.#day })
    if (state === 'PAID') this.use.bonusCents += instalment.bonusCents
    if (state === 'TAKEN_OFF') this.use.takenOff += 1
  }

  #take(neededCents: number): number {
    const taken = Math.min(this.restCents, neededCents)
    this.restCents -= taken
    return taken
  }

  #late(): readonly Instalment[] {
    return this.instalments.filter((instalment) => isLate(instalment, this.#day))
  }

  #notLate(): readonly Instalment[] {
    return openNotLate({ ...this.#invoice, instalments: this.instalments }, this.#day)
  }

  #replace(instalment: Instalment): void {
    this.instalments = this.instalments.map((one) => (one.position === instalment.position ? instalment : one))
  }
}

/** Whether nothing of an invoice is open any more. */
export function isSettled(instalments: readonly Instalment[]): boolean {
  return !instalments.some(isOpen)
}
