import type { CheckoutDetails } from './checkoutDetails.ts'
import type { StepState } from './checkoutSteps.ts'
import type { FieldRefusals } from './fieldRefusals.ts'

/** Where a step stands among the others, and what it tells them. */
export type StepFrame = Readonly<{
  number: number
  state: StepState
  /** The shopper goes back to it. */
  onChange: () => void
  /** Its answer is on the way: it stays open, although the store already shows the answer. */
  onSending: () => void
  /** It is answered: on to the next that is open. */
  onDone: () => void
}>

/** What was answered so far, and how a step adds to it. */
export type Answers = Readonly<{
  details: CheckoutDetails
  change: (part: Partial<CheckoutDetails>) => void
  /** What the shop found wrong with single fields, until they are changed. */
  refused: FieldRefusals
  /** The shop found fault with fields of a form: its step opens, and each field says so. */
  refuse: (fields: FieldRefusals) => void
}>
