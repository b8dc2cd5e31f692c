import type { UserError } from '../../__generated__/schemaTypes.ts'
import type { GraphContext } from '../../app/context.ts'
import { UpstreamRefusal } from '../../errors/upstreamRefusal.ts'
import { deleteLine, saveLine } from '../cartClient.ts'
import type { ClientLine } from '../lines/clientLines.ts'
import type { CartLineMapper } from '../mappers.ts'
import type { MergeStep } from './mergeCarts.ts'
import { refusalError } from '../../errors/refusalError.ts'
import type { StepKey } from '../../idempotency/stepKeys.ts'

type Step = MergeStep<ClientLine, CartLineMapper>

/** Does to the platform's cart what a merge says, line by line. Returns the refusals; a call without an answer throws. */
export async function makeMerge(
  context: GraphContext,
  { steps, key }: Readonly<{ steps: readonly Step[]; key: StepKey }>,
): Promise<readonly UserError[]> {
  const refusals: UserError[] = []
  for (const [position, step] of steps.entries()) {
    try {
      await makeStep(context, step, key)
    } catch (error) {
      if (!(error instanceof UpstreamRefusal)) throw error
      const { sku } = step.line
      const name = step.kind === 'add' ? (step.line.plan?.name ?? sku) : step.line.name
      const index = step.kind === 'add' ? step.line.index : position
      refusals.push(refusalError(context.messageLanguage, error, { index, sku, name }))
    }
  }
  return refusals
}

async function makeStep(context: GraphContext, step: Step, key: StepKey): Promise<void> {
  if (step.kind === 'remove') return deleteLine(context, step.line, key(`delete-${step.line.itemId}`))
  if (step.kind === 'set') {
    const { sku, itemId } = step.line
    return saveLine(context, { sku, itemId, quantity: step.quantity, additions: step.additions }, key(`set-${itemId}`))
  }
  const { plan, quantity, index } = step.line
  if (plan) await saveLine(context, { ...plan.write, quantity }, key(`add-${index}`))
}
