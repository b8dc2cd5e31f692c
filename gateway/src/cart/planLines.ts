import type { CartLineInput, UserError } from '../__generated__/resolverTypes.ts'
import type { GraphContext } from '../graph/context.ts'
import { findPurchase } from './findPurchase.ts'
import { identityOf } from './lineIdentity.ts'
import { type PlannedLine, planLine } from './planLine.ts'

export type LinePlan = Readonly<{ lines: readonly PlannedLine[]; userErrors: readonly UserError[] }>

/** Checks every wished line against the catalogue. Lines that are the same become one with the sum of their units. */
export async function planLines(context: GraphContext, inputs: readonly CartLineInput[]): Promise<LinePlan> {
  const { language } = context.store
  const now = new Date()
  const planned = await Promise.all(
    inputs.map(async (input, index) =>
      planLine(await findPurchase(context, input.sku), { input, index, language, now, settings: context.settings }),
    ),
  )
  const lines = new Map<string, PlannedLine>()
  for (const line of planned) {
    if ('code' in line) continue
    const same = lines.get(identityOf(line))
    lines.set(identityOf(line), same ? { ...same, quantity: same.quantity + line.quantity } : line)
  }
  return { lines: [...lines.values()], userErrors: planned.filter((line) => 'code' in line) }
}
