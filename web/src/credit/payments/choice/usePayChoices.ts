import { useState } from 'react'
import { isPayable } from '../payAmounts.ts'
import { type Choice, type Payable, centsOf, firstChoice } from '../payChoice.ts'
import { type PayDraft, recallDraft } from '../payDraft.ts'

type Faults = Readonly<Record<string, string>>

/** Credit that is paid, with its amount in cents; null for a text that is no amount. */
export type Ticked = Readonly<{ payable: Payable; choice: Choice; cents: number | null }>

const NO_FAULTS: Faults = {}

/**
 * React hook of the choices for the credits of an account, with the errors of their amounts. A credit has one amount: the
 * last one chosen.
 */
export function usePayChoices(accountId: string, payables: readonly Payable[], faultOf: (payable: Payable) => string) {
  const [choices, setChoices] = useState<Readonly<Record<string, Choice>>>(() => {
    const start = { draft: recallDraft(accountId), isOnly: payables.length === 1 }
    return Object.fromEntries(payables.map((payable) => [payable.id, firstChoice(payable, start)]))
  })
  const [faults, setFaults] = useState(NO_FAULTS)
  const ticked = payables.flatMap((payable): Ticked[] => {
    const choice = choices[payable.id]
    return choice?.isTicked ? [{ payable, choice, cents: centsOf(payable, choice) }] : []
  })
  const wrong = ticked.filter(({ cents, payable }) => !isPayable(cents, payable.bounds))
  const mark = (found: readonly Ticked[]) =>
    setFaults(Object.fromEntries(found.map(({ payable }) => [payable.id, faultOf(payable)])))
  const change = (id: string, part: Partial<Choice>) => {
    setFaults(({ [id]: _gone, ...others }) => others)
    setChoices((now) => {
      const before = now[id]
      return before ? { ...now, [id]: { ...before, ...part } } : now
    })
  }
  /** Says what is wrong with an amount that was typed and left. */
  const leave = ({ id }: Payable) =>
    mark(wrong.filter(({ payable, choice }) => payable.id in faults || (payable.id === id && choice.text !== '')))
  const total = ticked.reduce((sum, one) => (wrong.includes(one) ? sum : sum + (one.cents ?? 0)), 0)
  return { choices, faults, ticked, wrong, total, mark, change, leave }
}

/** Returns the bodies of the lines to pay. */
export function linesOf(ticked: readonly Ticked[], write: (cents: number) => string): PayDraft['lines'] {
  return ticked.map(({ payable, choice, cents }) => ({
    invoiceId: payable.id,
    amount: write(cents ?? 0),
    way: choice.way,
  }))
}
