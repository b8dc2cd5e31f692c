import { CART_SCOPE } from '../../cart/cartScope.ts'
import type { LineIdentity } from '../../cart/records/cartLinesAfter.ts'
import { toLineRef } from '../../cart/lines/lineRef.ts'
import { isOutcomeUnknown } from '../../offline/machine/unknownOutcome.ts'
import type { LateOutcome } from '../../offline/QueueContext.ts'
import type { WaitingTask } from '../../offline/waitingTask.ts'
import { isJsonRecord } from '../../relay/payload.ts'
import { CREDIT_SCOPE } from '../../credit/creditScope.ts'
import { orderPath, placedOrderOf } from '../../orders/placedOrderOf.ts'
import { answeredLine, identityIn } from './answeredLine.ts'
import type { Way } from './newsItem.ts'
import { refusedForm } from './refusedForm.ts'
import { snapshotOf } from './snapshotOf.ts'

const SEE_CART: Way = { kind: 'link', label: 'seeCart', to: '/checkout/cart' }
const PAY: Way = { kind: 'link', label: 'pay', to: '/checkout' }

/** Returns the actions for a task that has ended: open it, undo it, correct it, take the available quantity, retry. */
export function waysOf(late: LateOutcome): readonly Way[] {
  const { task, outcome } = late
  const order = placedOrderOf(outcome)
  if (order) return [{ kind: 'link', label: 'seeOrder', to: orderPath(order) }]
  if (outcome.kind === 'done') return task.scope === CART_SCOPE ? [...undo(late), SEE_CART] : []
  if (task.name === 'placeOrder') return isOutcomeUnknown(outcome.userErrors) ? [SEE_CART] : [PAY, SEE_CART]
  // Nothing that was typed is stored: the page of the application still has it.
  if (task.scope === CREDIT_SCOPE) return seeApplication(task)
  if (isOutcomeUnknown(outcome.userErrors)) return task.scope === CART_SCOPE ? [SEE_CART, again(task)] : [again(task)]
  // It failed without a reason: a retry may succeed.
  if (outcome.userErrors.length === 0) return [again(task)]
  const form = refusedForm(task)
  if (form) return [{ kind: 'link', label: 'correct', to: form.path, draft: form.draft }]
  return task.scope === CART_SCOPE ? [...takeWhatIsLeft(late), ...seeProduct(task), SEE_CART] : seeProduct(task)
}

/** Removes the added units, and no more than that: the line may have had units before. */
function undo({ task, outcome }: LateOutcome): readonly Way[] {
  const identity = identityIn(task)
  const line = answeredLine(task, outcome)
  if (task.name !== 'addToCart' || !identity || !line) return []
  const quantity = Math.max(0, line.quantity - unitsIn(task))
  const name = snapshotOf(task)?.name
  return [setting('undo', { identity, quantity, name, units: null })]
}

function takeWhatIsLeft({ task, outcome }: LateOutcome): readonly Way[] {
  if (outcome.kind !== 'refused') return []
  const left = outcome.userErrors.find(({ code }) => code === 'INSUFFICIENT_STOCK')?.availableQuantity ?? 0
  const units = Math.floor(left)
  const identity = identityIn(task)
  if (units < 1 || !identity) return []
  if (task.name === 'updateCartLines') {
    const { name } = task.optimism
    return [setting('takeWhatIsLeft', { identity, quantity: units, name, units })]
  }
  const added = firstLine(task)
  if (task.name !== 'addToCart' || !added) return []
  const variables = { input: { lines: [{ ...added, quantity: units }] } }
  return [{ ...again(task), label: 'takeWhatIsLeft', units, variables }]
}

type Setting = Readonly<{ identity: LineIdentity; quantity: number; name: unknown; units: number | null }>

function setting(label: 'undo' | 'takeWhatIsLeft', { identity, quantity, name, units }: Setting): Way {
  const variables = { input: { lines: [{ line: toLineRef(identity), quantity }] } }
  const optimism = typeof name === 'string' ? { name } : {}
  return { kind: 'change', label, units, name: 'updateCartLines', variables, optimism }
}

function again({ name, variables, optimism }: WaitingTask): Extract<Way, { kind: 'change' }> {
  return { kind: 'change', label: 'again', units: null, name, variables, optimism }
}

function seeProduct(task: WaitingTask): readonly Way[] {
  const path = snapshotOf(task)?.urlPath
  return path ? [{ kind: 'link', label: 'seeProduct', to: `/${path}` }] : []
}

function seeApplication({ optimism: { path } }: WaitingTask): readonly Way[] {
  return typeof path === 'string' ? [{ kind: 'link', label: 'seeApplication', to: path }] : []
}

function firstLine({ variables }: WaitingTask): Readonly<Record<string, unknown>> | null {
  const { input } = variables
  const lines = isJsonRecord(input) ? input['lines'] : null
  const line: unknown = Array.isArray(lines) ? lines[0] : null
  return isJsonRecord(line) ? line : null
}

function unitsIn(task: WaitingTask): number {
  const quantity = firstLine(task)?.['quantity']
  return typeof quantity === 'number' ? quantity : 0
}
