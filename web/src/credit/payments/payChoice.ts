import { type Bounds, fromCents, readAmount, toCents } from './payAmounts.ts'
import type { AmountWay, PayDraft } from './payDraft.ts'

/** Choice for a credit: whether it is paid, and which amount. There is one amount for a credit, the last one chosen. */
export type Choice = Readonly<{ isTicked: boolean; way: AmountWay; text: string }>

/** Amounts of a credit, as the graph gives them. */
export type Payable = Readonly<{
  id: string
  /** Amount to be up to date; null if nothing is due. */
  due: string | null
  /** Amount that settles it. */
  most: string
  bounds: Bounds
}>

type Start = Readonly<{ draft: PayDraft | null; isOnly: boolean }>

/** Returns the choice that a form starts with: that of the draft, else what is due. A single credit is ticked. */
export function firstChoice({ id, due }: Payable, { draft, isOnly }: Start): Choice {
  const line = draft?.lines.find(({ invoiceId }) => invoiceId === id)
  const preset = due === null ? 'payoff' : 'due'
  if (!line) return { isTicked: isOnly, way: preset, text: '' }
  const way = line.way === 'due' && due === null ? preset : line.way
  return { isTicked: true, way, text: way === 'other' ? line.amount : '' }
}

/** Returns the cents of a choice; null for a text that is no amount. */
export function centsOf({ due, most, bounds }: Payable, { way, text }: Choice): number | null {
  if (way === 'other') return readAmount(text)
  if (way === 'due' && due !== null) return Math.min(toCents(due), bounds.max)
  return toCents(most)
}

/** Returns the sum of amounts of the graph. */
export function sumOf(amounts: readonly string[]): string {
  return fromCents(amounts.reduce((sum, amount) => sum + toCents(amount), 0))
}
