import Big from 'big.js'
import type { UserError } from '../../__generated__/schemaTypes.ts'
import { userError } from '../../errors/userError.ts'
import type { GraphContext } from '../../app/context.ts'
import { LIMITED_UNITS_MAX } from '../limits.ts'
import { type LineKind, readLineKind } from './lineKind.ts'
import type { CartLineMapper, CartMapper } from '../mappers.ts'

type CountedLine = Readonly<{
  line: Pick<CartLineMapper, 'sku' | 'name' | 'quantity'>
  kind: Pick<LineKind, 'categoryIds'>
}>

/**
 * The first category with a limit of which lines hold more than one unit together, with its lines; null when there is
 * none. Two different motorcycles are two units of motorcycles.
 */
export function overUnitLimit<Line extends CountedLine>(
  lines: readonly Line[],
  categories: readonly number[],
): Readonly<{ categoryId: number; lines: readonly Line[] }> | null {
  for (const categoryId of categories) {
    const inside = lines.filter(({ kind }) => kind.categoryIds.includes(categoryId))
    const units = inside.reduce((sum, { line }) => sum.plus(line.quantity), new Big(0))
    if (units.gt(LIMITED_UNITS_MAX)) return { categoryId, lines: inside }
  }
  return null
}

/** Applies `overUnitLimit` to a cart of this store. A cart of one unit, or a store without limits, needs no request. */
export async function readOverUnitLimit(context: GraphContext, { lines }: Pick<CartMapper, 'lines'>) {
  const { unitLimitCategories } = context.settings
  const units = lines.reduce((sum, { quantity }) => sum.plus(quantity), new Big(0))
  if (unitLimitCategories.length === 0 || units.lte(LIMITED_UNITS_MAX)) return null
  const counted = await Promise.all(lines.map(async (line) => ({ line, kind: await readLineKind(line, context) })))
  return overUnitLimit(counted, unitLimitCategories)
}

/** True if a line counts towards a limit. A store without limits needs no request. */
export async function isUnitLimited(context: GraphContext, line: CartLineMapper): Promise<boolean> {
  const { unitLimitCategories } = context.settings
  if (unitLimitCategories.length === 0) return false
  const { categoryIds } = await readLineKind(line, context)
  return unitLimitCategories.some((categoryId) => categoryIds.includes(categoryId))
}

/** Returns the user error of a cart that holds more units of a category than one order may; empty within the limit. */
export async function unitLimitErrors(
  context: GraphContext,
  cart: Pick<CartMapper, 'lines'>,
): Promise<readonly UserError[]> {
  const over = await readOverUnitLimit(context, cart)
  const [first] = over?.lines ?? []
  if (!over || !first) return []
  const tree = await context.loaders.categoryTree()
  // Of one line its own name says most; of several, what they have in common.
  const name = over.lines.length === 1 ? first.line.name : (tree.byId.get(over.categoryId)?.name ?? first.line.name)
  const words = { name, limit: LIMITED_UNITS_MAX }
  return [userError(context.store.language, 'UNIT_LIMIT_EXCEEDED', { sku: first.line.sku, words })]
}
