import type { UserError } from '../../__generated__/schemaTypes.ts'
import type { GraphContext } from '../../app/context.ts'
import { loggedError } from '../../errors/core/loggedError.ts'
import { UpstreamRefusal } from '../../errors/upstreamRefusal.ts'
import { deleteLine, pullCart, saveLine } from '../cartClient.ts'
import type { CartLineMapper, CartMapper } from '../mappers.ts'
import { hasAdditions } from './lineAdditions.ts'
import { identityOf } from './lineIdentity.ts'
import { toProductOption } from './productOption.ts'
import { type RefusedLine, refusalError } from '../../errors/refusalError.ts'
import type { StepKey } from '../../idempotency/stepKeys.ts'
import { type Before, type KnownLine, type Step, continueSteps, readProgress } from '../continueSteps.ts'

/** One REST call that changes a line. */
export type LineStep = Step & Readonly<{ line: RefusedLine }>

export type LineWrites = Readonly<{
  steps: readonly LineStep[]
  /** The cart before the first of them. */
  before: CartMapper
  key: StepKey
}>

/**
 * Makes all changes or none: when one is refused, the cart is restored to the state before the first run under the key,
 * and the refusal is returned. A call without an answer undoes nothing, because its outcome is unknown: a retry of the
 * mutation under the same key completes it.
 */
export async function writeLines(context: GraphContext, { steps, before, key }: LineWrites): Promise<UserError | null> {
  const continued = await continueSteps(context, {
    steps,
    key,
    before: { lines: before.lines, skus: steps.map(({ line }) => line.sku) },
  })
  for (const step of steps) {
    try {
      await continued.make(step)
    } catch (error) {
      if (!(error instanceof UpstreamRefusal)) throw error
      if (continued.before && (step !== steps[0] || continued.isContinued))
        await restore(context, continued.before, key)
      return refusalError(context.messageLanguage, error, step.line)
    }
  }
  return null
}

/** Restores the lines that were there before the first run under a key; false if no run has begun. */
export async function undoUnfinished(context: GraphContext, key: StepKey): Promise<boolean> {
  const before = (await readProgress(context, key))?.before ?? null
  if (before === null) return false
  await restore(context, before, key)
  return true
}

/**
 * Restores the lines of the SKUs that were changed. A change that the platform does not undo is logged, and visible in
 * the payload's cart.
 */
async function restore(context: GraphContext, { lines, skus }: Before, key: StepKey): Promise<void> {
  const isTouched = ({ sku }: Pick<KnownLine, 'sku'>) => skus.includes(sku)
  const present = ((await pullCart(context))?.lines ?? []).filter(isTouched)
  const pairs = lines.filter(isTouched).map((line) => ({ line, found: findPresent(line, present) }))
  const kept = new Set(pairs.map(({ found }) => found))
  const added = present.filter((line) => !kept.has(line))
  const changed = pairs.filter(
    ({ line, found }) => found?.quantity !== line.quantity || !hasAdditions(found, additionsOf(line)),
  )
  const writes = [
    ...added.map((line) => () => deleteLine(context, line, key(`undo-${line.itemId}`))),
    ...changed.map(
      ({ line, found }) =>
        () =>
          putBack(context, line, { found, key }),
    ),
  ]
  for (const write of writes) {
    try {
      await write()
    } catch (error) {
      if (!(error instanceof UpstreamRefusal)) throw error
      context.log.warn(loggedError(error), 'a line of a refused change could not be put back')
    }
  }
}

/** Returns the line as it is now. One that was removed and put back has another id. */
function findPresent(line: KnownLine, present: readonly CartLineMapper[]): CartLineMapper | undefined {
  return (
    present.find(({ itemId }) => itemId === line.itemId) ?? present.find((one) => identityOf(one) === identityOf(line))
  )
}

type PutBack = Readonly<{ found: CartLineMapper | undefined; key: StepKey }>

function putBack(context: GraphContext, line: KnownLine, { found, key }: PutBack): Promise<void> {
  const { sku, quantity, chosen } = line
  const stepKey = key(`undo-${line.itemId}`)
  const additions = additionsOf(line)
  if (found) return saveLine(context, { sku, quantity, itemId: found.itemId, additions }, stepKey)
  return saveLine(context, { sku, quantity, productOption: toProductOption(chosen), additions }, stepKey)
}

/** Additions of a line in the form that restores them: the empty text removes what was added since. */
function additionsOf({ warranty, deliveryOption }: Pick<KnownLine, 'warranty' | 'deliveryOption'>) {
  return { warranty: warranty ?? '', deliveryOption: deliveryOption ?? '' }
}
