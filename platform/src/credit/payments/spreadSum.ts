import { addMonths, type Day } from '../calendar/calendar.ts'
import { type Instalment, type InvoiceTerms, isOpen } from '../invoices/instalment.ts'
import { dueOn, payoffCents, sum } from '../invoices/payoff.ts'
import { type SumUse, spendSum } from '../invoices/spendSum.ts'

/** An invoice that money can go to. */
export type Payable = InvoiceTerms & Readonly<{ id: number }>

/** Use of the money in one invoice. */
export type LineUse = Readonly<{ invoiceId: number; use: SumUse }>

export type Spread = Readonly<{
  uses: readonly LineUse[]
  /** Payments of the invoices that got some of it, by the id of the invoice. */
  instalments: ReadonlyMap<number, readonly Instalment[]>
  /** Money that is owed nowhere. */
  surplusCents: number
}>

type Asked = Readonly<{
  /** Sums that the payer meant for invoices, in order. Empty for money that came for no payment. */
  lines: readonly Readonly<{ invoiceId: number; cents: number }>[]
  receivedCents: number
  /** Day that the money counts for. */
  day: Day
}>

/**
 * Spreads money over the open invoices of an account: first as the payer meant it, then off the end of the same invoices,
 * then to what is due elsewhere, oldest first, and at last to settling those. No cent is lost: what is owed nowhere is the
 * surplus.
 */
export function spreadSum(invoices: readonly Payable[], { lines, receivedCents, day }: Asked): Spread {
  const byId = new Map(invoices.map((invoice) => [invoice.id, invoice]))
  const shares = new Map<number, number>()
  let rest = receivedCents
  const give = (invoice: Payable | undefined, cents: number) => {
    if (invoice === undefined) return
    const had = shares.get(invoice.id) ?? 0
    const more = Math.min(rest, cents, payoffCents(invoice, day) - had)
    if (more <= 0) return
    shares.set(invoice.id, had + more)
    rest -= more
  }
  const meant = lines.map(({ invoiceId }) => invoiceId)
  const others = byAge(invoices).filter(({ id }) => !meant.includes(id))
  for (const { invoiceId, cents } of lines) give(byId.get(invoiceId), cents)
  for (const id of meant) give(byId.get(id), rest)
  for (const invoice of others) give(invoice, dueOn(invoice, day).dueCents)
  for (const invoice of others) give(invoice, rest)
  const used = [...shares].flatMap(([invoiceId, cents]) => {
    const invoice = byId.get(invoiceId)
    return invoice === undefined ? [] : [{ invoiceId, ...spendSum(invoice, cents, day) }]
  })
  return {
    uses: used.map(({ invoiceId, use }) => ({ invoiceId, use })),
    instalments: new Map(used.map(({ invoiceId, instalments }) => [invoiceId, instalments])),
    surplusCents: rest + sum(used, ({ use }) => use.surplusCents),
  }
}

/** The invoice whose open payment is oldest first. */
function byAge(invoices: readonly Payable[]): readonly Payable[] {
  const oldest = ({ startedOn, instalments }: Payable) =>
    instalments.find(isOpen)?.dueOn ?? addMonths(startedOn, NEVER_MONTHS)
  return invoices.toSorted((one, other) => (oldest(one) < oldest(other) ? -1 : 1))
}

/** Later than any payment of an invoice. */
const NEVER_MONTHS = 1_200

/** Sum that an invoice got, in cents. */
export function usedCents({ defaultCents, lateCents, runningCents, endCents }: SumUse): number {
  return defaultCents + lateCents + runningCents + endCents
}
