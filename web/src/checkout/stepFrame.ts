import type { CheckoutDetails } from './checkoutDetails.ts'
import type { StepState } from './checkoutSteps.ts'
import type { FieldRefusals } from './fieldRefusals.ts'

/** Position and state of a step, with its callbacks to the list of steps. */
export type StepFrame = Readonly<{
  number: number
  state: StepState
  /** Called when the shopper reopens the step. */
  onChange: () => void
  /** Called when the answer is being sent: the step stays open although the store already shows the answer. */
  onSending: () => void
  /** Called when the step is answered: the next open one becomes current. */
  onDone: () => void
}>

/** Answers given so far, with the functions that change them. */
export type Answers = Readonly<{
  details: CheckoutDetails
  change: (part: Partial<CheckoutDetails>) => void
  /** Errors of the platform by field, until the field is changed. */
  refused: FieldRefusals
  /** Stores the platform's field errors: opens the step of the form and shows each error at its field. */
  refuse: (fields: FieldRefusals) => void
}>
