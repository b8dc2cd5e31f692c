import { optionsChecksum } from '@hogar/schema/validation/optionsChecksum.ts'
import type { CartLineInput, UserError } from '../../__generated__/schemaTypes.ts'
import type { GraphContext } from '../../app/context.ts'
import { mergeAdditions } from './lineAdditions.ts'
import { identityOf } from './lineIdentity.ts'
import type { MergedLine } from '../merge/mergeCarts.ts'
import type { PlannedLine } from './planLine.ts'
import { planLines } from './planLines.ts'

/** A line that a client holds. Without a plan it cannot be added, only compared with what the platform has. */
export type ClientLine = MergedLine & Readonly<{ index: number; plan: PlannedLine | null }>

export type ClientLines = Readonly<{ lines: readonly ClientLine[]; userErrors: readonly UserError[] }>

/** The lines that a client holds, checked against the catalogue: what is no longer sold stands in the errors. */
export async function clientLines(context: GraphContext, inputs: readonly CartLineInput[]): Promise<ClientLines> {
  const { lines: planned, userErrors } = await planLines(context, inputs)
  const refused = new Set(userErrors.map(({ field }) => Number(field?.[1])))
  const unplanned = inputs.flatMap((input, index) => {
    if (!refused.has(index)) return []
    const { sku, quantity = 1 } = input
    return [{ ...mergeAdditions({}, input), index, sku, quantity, optionsChecksum: optionsChecksum(input), plan: null }]
  })
  const known = planned.map((plan) => ({ ...plan, ...plan.write.additions, plan }))
  const lines = new Map([...unplanned, ...known].map((line) => [identityOf(line), line]))
  return { lines: [...lines.values()].sort((a, b) => a.index - b.index), userErrors }
}
