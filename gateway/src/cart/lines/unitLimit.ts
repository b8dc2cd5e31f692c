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

/**
 * Returns the first line that must be the only one of its order, such as a motorcycle's, when the cart has others; null
 * when none is. A cart of one line, or a store without limits, needs no request.
 */
export async function readMixedSoleLine(
  context: GraphContext,
  { lines }: Pick<CartMapper, 'lines'>,
): Promise<CartLineMapper | null> {
  if (context.settings.unitLimitCategories.length === 0 || lines.length < 2) return null
  const [sole] = await splitSole(context, lines)
  return sole[0] ?? null
}

/** Returns the lines beside a product that must be the only one of its order; none where the cart has no such product. */
export async function linesBesideSoleItem(
  context: GraphContext,
  { lines }: Pick<CartMapper, 'lines'>,
): Promise<readonly CartLineMapper[]> {
  const [sole, others] = await splitSole(context, lines)
  return sole.length > 0 ? others : []
}

type Lines = readonly CartLineMapper[]

/** Returns the lines that must be the only one of their order, and the others. */
async function splitSole(context: GraphContext, lines: Lines): Promise<readonly [sole: Lines, others: Lines]> {
  const isSole = await Promise.all(lines.map((line) => isUnitLimited(context, line)))
  return [lines.filter((_, index) => isSole[index]), lines.filter((_, index) => !isSole[index])]
}

/** True if a line counts towards a limit. A store without limits needs no request. */
export async function isUnitLimited(context: GraphContext, line: CartLineMapper): Promise<boolean> {
  const { unitLimitCategories } = context.settings
  if (unitLimitCategories.length === 0) return false
  const { categoryIds } = await readLineKind(line, context)
  return unitLimitCategories.some((categoryId) => categoryIds.includes(categoryId))
}

/** Returns the user error of a cart with too many units of a category, or with more than its only product; else none. */
export async function unitLimitErrors(
  context: GraphContext,
  cart: Pick<CartMapper, 'lines'>,
): Promise<readonly UserError[]> {
  const over = await readOverUnitLimit(context, cart)
  const [first] = over?.lines ?? []
  if (!over || !first) {
    const sole = await readMixedSoleLine(context, cart)
    return sole ? [userError(context.messageLanguage, 'MOTORCYCLE_ALONE', { sku: sole.sku })] : []
  }
  const tree = await context.loaders.categoryTree()
  // Of one line its own name says most; of several, what they have in common.
  const name = over.lines.length === 1 ? first.line.name : (tree.byId.get(over.categoryId)?.name ?? first.line.name)
  const words = { name, limit: LIMITED_UNITS_MAX }
  return [userError(context.messageLanguage, 'UNIT_LIMIT_EXCEEDED', { sku: first.line.sku, words })]
}
