import type { UserError } from '../../__generated__/schemaTypes.ts'
import type { GraphContext } from '../../app/context.ts'
import { UpstreamRefusal } from '../../errors/upstreamRefusal.ts'
import { deleteLine, pullCart, saveLine } from '../cartClient.ts'
import type { CartLineMapper, CartMapper } from '../mappers.ts'
import { hasAdditions } from './lineAdditions.ts'
import { toProductOption } from './productOption.ts'
import { type RefusedLine, refusalError } from '../../errors/refusalError.ts'
import type { StepKey } from '../../idempotency/stepKeys.ts'
import { type Step, continueSteps } from '../continueSteps.ts'

/** One REST call that changes a line. */
export type LineStep = Step & Readonly<{ line: RefusedLine }>

export type LineWrites = Readonly<{
  steps: readonly LineStep[]
  /** The cart before the first of them. */
  before: CartMapper
  key: StepKey
}>

/**
 * Makes all changes or none: when one is refused, the cart is restored and the refusal is returned. A call without an
 * answer undoes nothing, because its outcome is unknown: a retry of the mutation under the same key completes it.
 */
export async function writeLines(context: GraphContext, { steps, before, key }: LineWrites): Promise<UserError | null> {
  const make = await continueSteps(context, { steps, key })
  for (const step of steps) {
    try {
      await make(step)
    } catch (error) {
      if (!(error instanceof UpstreamRefusal)) throw error
      if (step !== steps[0]) await restore(context, before, key)
      return refusalError(context.messageLanguage, error, step.line)
    }
  }
  return null
}

/** Restores the lines. A change that the platform does not undo is logged, and visible in the payload's cart. */
async function restore(context: GraphContext, before: CartMapper, key: StepKey): Promise<void> {
  const now = await pullCart(context)
  const present = new Map(now?.lines.map((line) => [line.itemId, line]))
  const known = new Map(before.lines.map((line) => [line.itemId, line]))
  const added = [...present.values()].filter((line) => !known.has(line.itemId))
  const changed = before.lines.filter((line) => {
    const found = present.get(line.itemId)
    return found?.quantity !== line.quantity || !hasAdditions(found, additionsOf(line))
  })
  const writes = [
    ...added.map((line) => () => deleteLine(context, line, key(`undo-${line.itemId}`))),
    ...changed.map((line) => () => putBack(context, line, { isGone: !present.has(line.itemId), key })),
  ]
  for (const write of writes) {
    try {
      await write()
    } catch (error) {
      if (!(error instanceof UpstreamRefusal)) throw error
      context.log.warn({ err: error }, 'a line of a refused change could not be put back')
    }
  }
}

type PutBack = Readonly<{ isGone: boolean; key: StepKey }>

function putBack(context: GraphContext, line: CartLineMapper, { isGone, key }: PutBack): Promise<void> {
  const { sku, quantity, itemId, chosen } = line
  const stepKey = key(`undo-${itemId}`)
  const additions = additionsOf(line)
  if (!isGone) return saveLine(context, { sku, quantity, itemId, additions }, stepKey)
  return saveLine(context, { sku, quantity, productOption: toProductOption(chosen), additions }, stepKey)
}

/** Additions of a line in the form that restores them: the empty text removes what was added since. */
function additionsOf({ warranty, deliveryOption }: CartLineMapper) {
  return { warranty: warranty ?? '', deliveryOption: deliveryOption ?? '' }
}
