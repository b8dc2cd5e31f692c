import type { MutationResolvers } from '../../__generated__/resolverTypes.ts'
import { notice } from '../../errors/userError.ts'
import type { GraphContext } from '../../app/context.ts'
import { isGiven } from '../../graph/isGiven.ts'
import { pullCart, saveLine } from '../cartClient.ts'
import { changeLines } from './changeLines.ts'
import { checkLineInputs } from './checkLineInputs.ts'
import { identityOf } from './lineIdentity.ts'
import type { CartLineMapper, CartMapper } from '../mappers.ts'
import { reachCart } from '../reachCart.ts'
import type { PlannedLine } from './planLine.ts'
import { planLines } from './planLines.ts'
import { priceNotices } from '../totals/priceNotices.ts'
import { readStock } from '../readStock.ts'
import { stockFaults } from './stockFaults.ts'
import { unitsBySku } from './unitsBySku.ts'
import { type LineStep, writeLines } from './writeLines.ts'

const NO_LINES: Readonly<{ lines: readonly CartLineMapper[] }> = { lines: [] }

/** Adds lines, all or none: known, for sale, fully chosen and in stock, what the cart holds already counted. */
export const addCartLines: NonNullable<MutationResolvers['addCartLines']> = async (_root, { input }, context) =>
  changeLines(context, {
    name: 'addCartLines',
    input,
    nothing: NO_LINES,
    run: async (key) => {
      const { messageLanguage: language } = context
      const malformed = checkLineInputs(input.lines, language)
      if (malformed.length > 0) return { userErrors: malformed }
      const plan = await planLines(context, input.lines)
      if (plan.userErrors.length > 0) return { userErrors: plan.userErrors }
      const reached = await reachCart(context, key)
      const stock = await readStock(context, {
        demands: plan.lines.flatMap(({ demand }) => demand),
        shown: reached.lines,
      })
      const held = unitsBySku(reached.lines)
      const { userErrors, notices } = stockFaults(plan.lines, { stock, held, language })
      const short = plan.lines.filter(({ index }) => userErrors.some(({ field }) => field?.[1] === String(index)))
      const mayBeRepeated = isGiven(input.clientMutationId) && short.every((line) => isHeld(line, held))
      if (userErrors.length > 0 && !mayBeRepeated) return { userErrors }
      const before = await reached.open()
      const refused = await writeLines(context, { steps: addSteps(context, plan.lines), before, key })
      if (refused) return { userErrors: userErrors.length > 0 ? userErrors : [refused] }
      const cart = await pullCart(context)
      const prices = await priceNotices(context, cart, { inputs: input.lines, lines: plan.lines })
      return {
        cart,
        notices: [notice(language, 'PRODUCT_ADDED'), ...notices, ...prices],
        extra: () => ({ lines: linesOf(cart, plan.lines) }),
      }
    },
  })

/** Units are added, never set: the same call made twice under the same key is one. */
function addSteps(context: GraphContext, lines: readonly PlannedLine[]): readonly LineStep[] {
  return lines.map((line) => ({
    line,
    name: `add-${line.index}`,
    effect: { identity: identityOf(line), added: line.quantity },
    write: (idempotencyKey) => saveLine(context, { ...line.write, quantity: line.quantity }, idempotencyKey),
  }))
}

/**
 * True when the cart already holds the units to add. Units above the stock may then be a retry whose first answer was
 * lost. Only the platform, which stores the idempotency key, can decide.
 */
function isHeld({ demand, quantity }: PlannedLine, held: ReadonlyMap<string, number>): boolean {
  return demand.every(({ sku, units }) => (held.get(sku) ?? 0) >= units * quantity)
}

function linesOf(cart: CartMapper | null, planned: readonly PlannedLine[]): readonly CartLineMapper[] {
  const byIdentity = new Map(cart?.lines.map((line) => [identityOf(line), line]))
  return planned.flatMap((line) => byIdentity.get(identityOf(line)) ?? [])
}
