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

/** Undoes the calls of earlier runs under a key; false if none may have arrived. */
export async function undoUnfinished(context: GraphContext, key: StepKey): Promise<boolean> {
  const progress = await readProgress(context, key)
  if (!progress?.before) return false
  await undoCalls(context, progress, key)
  return true
}

/**
 * Undoes calls, and deletes their record. An undo that the platform refuses is logged, and visible in the payload's
 * cart. One without an answer throws: the record then holds what is left to undo.
 */
async function undoCalls(context: GraphContext, { made, before }: Progress, key: StepKey): Promise<void> {
  const left = new Map(Object.entries(before?.effects ?? {}))
  if (before !== null && left.size > 0) {
    try {
      for (const undo of undosOf(before, (await pullCart(context))?.lines ?? [])) {
        await makeUndo(context, undo, key)
        for (const step of undo.steps) left.delete(step)
      }
    } catch (error) {
      const effects = Object.fromEntries(left)
      await storeProgress(context, key, { made: made.filter((name) => left.has(name)), before: { ...before, effects } })
      throw error
    }
  }
  await storeProgress(context, key, { made: [], before: null })
}

async function makeUndo(context: GraphContext, { found, line }: Undo, key: StepKey): Promise<void> {
  const { sku, quantity, chosen } = line
  const stepKey = key(`undo-${line.itemId}`)
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
