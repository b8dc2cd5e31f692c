/** What is asked for, one at a time. */
export type CheckoutStepName = 'contact' | 'address' | 'shipping' | 'payment' | 'review'

export type StepState = 'done' | 'current' | 'later'

/** True for what has been answered and still holds. Reviewing is never done: it ends in an order. */
export type Completeness = Readonly<Record<Exclude<CheckoutStepName, 'review'>, boolean>>

type Progress = Readonly<{
  /** Nothing to carry: there is nothing to choose a way of delivery for. */
  isVirtual: boolean
  complete: Completeness
  /** An earlier step that the shopper went back to. */
  editing: CheckoutStepName | null
}>

/** The steps in their order, and where each stands: exactly one is current, all before it are done. */
export function checkoutSteps({ isVirtual, complete, editing }: Progress): readonly Readonly<{
  name: CheckoutStepName
  state: StepState
}>[] {
  const names = ALL_STEPS.filter((name) => !isVirtual || name !== 'shipping')
  const firstOpen = names.findIndex((name) => name === 'review' || !complete[name])
  const wanted = names.findIndex((name) => name === editing)
  const current = wanted >= 0 && wanted < firstOpen ? wanted : firstOpen
  return names.map((name, at) => ({
    name,
    state: at === current ? 'current' : at < firstOpen ? 'done' : 'later',
  }))
}

const ALL_STEPS: readonly CheckoutStepName[] = ['contact', 'address', 'shipping', 'payment', 'review']
