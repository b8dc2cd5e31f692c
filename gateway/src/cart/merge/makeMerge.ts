import type { UserError } from '../../__generated__/schemaTypes.ts'
import type { GraphContext } from '../../app/context.ts'
import { UpstreamRefusal } from '../../errors/upstreamRefusal.ts'
import { deleteLine, saveLine } from '../cartClient.ts'
import type { ClientLine } from '../lines/clientLines.ts'
import type { CartLineMapper } from '../mappers.ts'
import type { MergeStep } from './mergeCarts.ts'
import { refusalError } from '../../errors/refusalError.ts'
import type { StepKey } from '../../idempotency/stepKeys.ts'
import { type Step, continueSteps } from '../continueSteps.ts'

type MakeableStep = MergeStep<ClientLine, CartLineMapper>

/** Does to the platform's cart what a merge says, line by line. Returns the refusals; a call without an answer throws. */
export async function makeMerge(
  context: GraphContext,
  { steps, key }: Readonly<{ steps: readonly MakeableStep[]; key: StepKey }>,
): Promise<readonly UserError[]> {
  const refusals: UserError[] = []
  const calls = steps.map((step) => ({ ...callOf(context, step), step }))
  const { make } = await continueSteps(context, { steps: calls, key })
  for (const [position, call] of calls.entries()) {
    try {
      await make(call)
    } catch (error) {
      if (!(error instanceof UpstreamRefusal)) throw error
      const { step } = call
      const { sku } = step.line
      const name = step.kind === 'add' ? (step.line.plan?.name ?? sku) : step.line.name
      const index = step.kind === 'add' ? step.line.index : position
      refusals.push(refusalError(context.messageLanguage, error, { index, sku, name }))
    }
  }
  return refusals
}

function callOf(context: GraphContext, step: MakeableStep): Step {
  if (step.kind === 'remove') {
    const { line } = step
    return { name: `delete-${line.itemId}`, write: (key) => deleteLine(context, line, key) }
  }
  if (step.kind === 'set') {
    const { line, quantity, additions } = step
    const { sku, itemId } = line
    return { name: `set-${itemId}`, write: (key) => saveLine(context, { sku, itemId, quantity, additions }, key) }
  }
  const { plan, quantity, index } = step.line
  return {
    name: `add-${index}`,
    write: async (key) => {
      if (plan) await saveLine(context, { ...plan.write, quantity }, key)
    },
  }
}
