/** Steps of the checkout. Shipping and payment methods share one step. */
export type CheckoutStepName = 'contact' | 'address' | 'payment' | 'review'

export type StepState = 'done' | 'current' | 'later'

/** Answers that are given and still valid. The review is never complete: it ends in an order. */
export type Completeness = Readonly<Record<Exclude<CheckoutStepName, 'review'> | 'shipping', boolean>>

type Progress = Readonly<{
  /** True if a shipping method has to be chosen: the cart has physical goods and no pickup branch. */
  hasDelivery: boolean
  complete: Completeness
  /** Earlier step that the shopper reopened. */
  editing: CheckoutStepName | null
}>

/** Returns the steps in order with their states: exactly one is current, all before it are done. */
export function checkoutSteps({ hasDelivery, complete, editing }: Progress): readonly Readonly<{
  name: CheckoutStepName
  state: StepState
}>[] {
  const isOpen = (name: CheckoutStepName) =>
    name === 'review' || !complete[name] || (name === 'payment' && hasDelivery && !complete.shipping)
  const firstOpen = ALL_STEPS.findIndex(isOpen)
  const wanted = ALL_STEPS.findIndex((name) => name === editing)
  const current = wanted >= 0 && wanted < firstOpen ? wanted : firstOpen
  return ALL_STEPS.map((name, at) => ({
    name,
    state: at === current ? 'current' : at < firstOpen ? 'done' : 'later',
  }))
}

const ALL_STEPS: readonly CheckoutStepName[] = ['contact', 'address', 'payment', 'review']
