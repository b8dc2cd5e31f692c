import type { CartLineInput, UserError } from '../../__generated__/schemaTypes.ts'
import { unavailableReasons } from '../../catalogue/unavailableReasons.ts'
import type { GraphContext } from '../../app/context.ts'
import { type Purchase, findPurchase } from '../purchases/findPurchase.ts'
import { mergeAdditions } from './lineAdditions.ts'
import { identityOf } from './lineIdentity.ts'
import { type PlannedLine, planLine } from './planLine.ts'

export type LinePlan = Readonly<{ lines: readonly PlannedLine[]; userErrors: readonly UserError[] }>

/** Checks every wished line against the catalogue. Lines that are the same become one with the sum of their units. */
export async function planLines(context: GraphContext, inputs: readonly CartLineInput[]): Promise<LinePlan> {
  const { messageLanguage: language } = context
  const now = new Date()
  const planned = await Promise.all(
    inputs.map(async (input, index) => {
      const purchase = await findPurchase(context, input.sku)
      const line = planLine(purchase, { input, index, language, now, settings: context.settings })
      return 'code' in line && purchase ? sayWhetherAnyIsLeft(context, purchase, line) : line
    }),
  )
  const lines = new Map<string, PlannedLine>()
  for (const line of planned) {
    if ('code' in line) continue
    const same = lines.get(identityOf(line))
    lines.set(identityOf(line), same ? joined(same, line) : line)
  }
  return { lines: [...lines.values()], userErrors: planned.filter((line) => 'code' in line) }
}

function joined(first: PlannedLine, second: PlannedLine): PlannedLine {
  const additions = mergeAdditions(first.write.additions, second.write.additions)
  return { ...first, quantity: first.quantity + second.quantity, write: { ...first.write, additions } }
}

/** Replaces "options required" by "unavailable" where no variant is left to choose from. */
async function sayWhetherAnyIsLeft(context: GraphContext, purchase: Purchase, refusal: UserError): Promise<UserError> {
  const { product, variant } = purchase
  if (variant !== null || product.__typename !== 'ConfigurableProduct' || refusal.code !== 'OPTIONS_REQUIRED') {
    return refusal
  }
  const [none] = await unavailableReasons(product, context)
  return none ? { ...none, field: refusal.field } : refusal
}
