import type { UserError } from '../../__generated__/schemaTypes.ts'
import type { GraphContext } from '../../app/context.ts'
import { loggedError } from '../../errors/core/loggedError.ts'
import { UpstreamRefusal } from '../../errors/upstreamRefusal.ts'
import { deleteLine, pullCart, saveLine } from '../cartClient.ts'
import type { CartMapper } from '../mappers.ts'
import { toProductOption } from './productOption.ts'
import { type RefusedLine, refusalError } from '../../errors/refusalError.ts'
import type { StepKey } from '../../idempotency/stepKeys.ts'
import {
  type LineEffect,
  type Progress,
  type Step,
  callName,
  continueSteps,
  readProgress,
  storeProgress,
} from '../continueSteps.ts'
import { type Undo, restoringAdditions, undosOf } from './undosOf.ts'

/** One REST call that changes a line. */
export type LineStep = Step & Readonly<{ line: RefusedLine; effect: LineEffect }>

export type LineWrites = Readonly<{
  steps: readonly LineStep[]
  /** The cart before the first of them. */
  before: CartMapper
  key: StepKey
}>

/**
 * Makes all changes or none: when one is refused, the calls of this run and of those before it under the key are undone,
 * and the refusal is returned. A call without an answer undoes nothing, because its outcome is unknown: a retry of the
 * mutation under the same key completes it.
 */
export async function writeLines(context: GraphContext, { steps, before, key }: LineWrites): Promise<UserError | null> {
  const { make, progress } = await continueSteps(context, { steps, key, before: before.lines })
  for (const step of steps) {
    try {
      await make(step)
    } catch (error) {
      if (!(error instanceof UpstreamRefusal)) throw error
      await undoCalls(context, progress(), key)
      return refusalError(context.messageLanguage, error, step.line)
    }
  }
  return null
}

/** Ends an undo under a key that was cut off: its calls are made again after it. */
export async function finishUndo(context: GraphContext, key: StepKey): Promise<void> {
  const progress = await readProgress(context, key)
  if (progress?.isUndoing) await undoCalls(context, progress, key)
}

/** Undoes the calls of earlier runs under a key; false if none may have arrived. */
export async function undoUnfinished(context: GraphContext, key: StepKey): Promise<boolean> {
  const progress = await readProgress(context, key)
  if (!progress?.before) return false
  await undoCalls(context, progress, key)
  return true
}

/**
 * Undoes calls, and notes that it did: the mutation may be made once more, if its answer is lost. An undo that the
 * platform refuses is logged, and visible in the payload's cart. One without an answer throws: the record then holds what
 * is left to undo.
 */
async function undoCalls(context: GraphContext, progress: Progress, key: StepKey): Promise<void> {
  const { made, before, undone } = progress
  const left = new Map(Object.entries(before?.effects ?? {}))
  if (before === null || left.size === 0) return storeProgress(context, key, { ...progress, made: [], before: null })
  await storeProgress(context, key, { ...progress, isUndoing: true })
  try {
    for (const undo of undosOf(before, (await pullCart(context))?.lines ?? [])) {
      await makeUndo(context, undo, key(callName(`undo-${undo.line.itemId}`, undone)))
      for (const step of undo.steps) left.delete(step)
    }
  } catch (error) {
    const rest = {
      made: made.filter((name) => left.has(name)),
      before: { ...before, effects: Object.fromEntries(left) },
    }
    await storeProgress(context, key, { ...rest, undone, isUndoing: true })
    throw error
  }
  await storeProgress(context, key, { made: [], before: null, undone: undone + 1, isUndoing: false })
}

async function makeUndo(context: GraphContext, { found, line }: Undo, stepKey: string | undefined): Promise<void> {
  const { sku, quantity, chosen } = line
  const additions = restoringAdditions(line)
  try {
    if (found === null)
      await saveLine(context, { sku, quantity, productOption: toProductOption(chosen), additions }, stepKey)
    else if (quantity === 0) await deleteLine(context, found, stepKey)
    else await saveLine(context, { sku, quantity, itemId: found.itemId, additions }, stepKey)
  } catch (error) {
    if (!(error instanceof UpstreamRefusal)) throw error
    context.log.warn(loggedError(error), 'a line of a refused change could not be put back')
  }
}
