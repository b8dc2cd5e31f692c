import type { MessageLanguage } from '../../errors/core/messageLanguage.ts'
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts'
import type { CartLineUpdateInput, UpdateCartLinesInput, UserError } from '../../__generated__/schemaTypes.ts'
import { invalidField, notice, userError } from '../../errors/userError.ts'
import { isGiven } from '../../graph/isGiven.ts'
import type { GraphContext } from '../../app/context.ts'
import type { StepKey } from '../../idempotency/stepKeys.ts'
import { pullCart } from '../cartClient.ts'
import { cartHash } from '../cartHash.ts'
import { presentHash } from '../cartState.ts'
import type { Change } from '../changeCart.ts'
import { changeLines } from './changeLines.ts'
import { checkAdditions, checkExpectedPrice, checkLineCount } from './checkLineInputs.ts'
import { couponBefore, couponNotices } from '../coupon/couponNotices.ts'
import { hasAdditions } from './lineAdditions.ts'
import { type KnownLine, readProgress } from '../continueSteps.ts'
import { inTurn } from '../inTurn.ts'
import { findLine } from './lineIdentity.ts'
import type { CartLineMapper, CartMapper } from '../mappers.ts'
import { priceNotices } from '../totals/priceNotices.ts'
import { type QuantityChange, quantityFaults, updateSteps } from './quantityChanges.ts'
import { undoneLines } from './undosOf.ts'
import { writeLines } from './writeLines.ts'

type Lines = Readonly<{ lines: readonly CartLineMapper[] }>

const NO_LINES: Lines = { lines: [] }
const NO_CHOICES = { couponCode: null, checkout: null }

/** Sets quantities, all or none. 0 removes the line, and is no error where it is gone already. */
export const updateCartLines: NonNullable<MutationResolvers['updateCartLines']> = async (_root, { input }, context) =>
  changeLines(context, {
    name: 'updateCartLines',
    input,
    nothing: NO_LINES,
    run: async (key): Promise<Change<Lines>> => {
      const { messageLanguage: language } = context
      const malformed = checkChanges(input.lines, language)
      if (malformed.length > 0) return { userErrors: malformed }
      if (!isGiven(input.expectedHash)) return update(context, input, key)
      return inTurn(context, () => update(context, input, key))
    },
  })

async function update(context: GraphContext, input: UpdateCartLinesInput, key: StepKey): Promise<Change<Lines>> {
  const { messageLanguage: language } = context
  const [before, coupon] = await Promise.all([pullCart(context), couponBefore(context)])
  if (!before) return { cart: null, userErrors: [userError(language, 'CART_NOT_FOUND')] }
  if (!(await isAsBelieved(context, { input, before, key }))) return conflict(before, language)
  const changes = input.lines.flatMap(({ line, quantity, ...additions }, index) => {
    const found = findLine(before, line)
    return found ? [{ line: found, quantity, index, additions }] : []
  })
  const unclear = [...missing(before, input.lines, language), ...repeated(changes, language)]
  if (unclear.length > 0) return { cart: before, userErrors: unclear }
  const userErrors = await quantityFaults(context, changes, before)
  if (userErrors.length > 0) return { cart: before, userErrors }
  const refused = await writeLines(context, { steps: updateSteps(context, changes), before, key })
  if (refused) return { userErrors: [refused] }
  const cart = await pullCart(context)
  const changed = new Set(changes.map(({ line }) => line.itemId))
  const expected = { inputs: input.lines, lines: changes.map(({ line, index }) => ({ ...line, index })) }
  const prices = await priceNotices(context, cart, expected)
  return {
    cart,
    notices: [notice(language, 'QUANTITY_UPDATED'), ...prices, ...(await couponNotices(context, coupon))],
    extra: () => ({ lines: cart?.lines.filter(({ itemId }) => changed.has(itemId)) ?? [] }),
  }
}

function conflict(cart: CartMapper | null, language: MessageLanguage): Change<Lines> {
  return { cart, userErrors: [userError(language, 'CONFLICT', { field: ['expectedHash'] })] }
}

function checkChanges(lines: readonly CartLineUpdateInput[], language: MessageLanguage): readonly UserError[] {
  const bounds = checkLineCount(lines, language)
  if (bounds.length > 0) return bounds
  return lines.flatMap((line, index) => [
    ...checkAdditions(line, index, language),
    ...checkExpectedPrice(line.expectedUnitPrice, index, language),
  ])
}

type Believed = Readonly<{ input: UpdateCartLinesInput; before: CartMapper; key: StepKey }>

/**
 * Returns true if the cart is as the client believes, or if it would be without the calls of an unfinished run of the
 * same change. Only lines are compared then: the change itself may have removed a coupon.
 */
async function isAsBelieved(context: GraphContext, { input, before, key }: Believed): Promise<boolean> {
  if (!isGiven(input.expectedHash) || input.expectedHash === (await presentHash(context, before))) return true
  if (input.lines.every((change) => isSo(before, change))) return true
  const first = (await readProgress(context, key))?.before ?? null
  if (first === null) return false
  const hashOf = (lines: readonly KnownLine[]) => cartHash({ key: before.key, lines }, NO_CHOICES)
  return hashOf(undoneLines(first, before.lines)) === hashOf(first.lines)
}

/** True where there is nothing to do: the same was done before, and its answer lost on the way. */
function isSo(cart: CartMapper, change: CartLineUpdateInput): boolean {
  const found = findLine(cart, change.line)
  return (found?.quantity ?? 0) === change.quantity && (found === null || hasAdditions(found, change))
}

/** Refuses a line that is named twice: which of its quantities counts would depend on how the calls are made. */
function repeated(changes: readonly QuantityChange[], language: MessageLanguage): UserError[] {
  return changes.flatMap(({ line, index }, position) => {
    if (changes.findIndex((other) => other.line.itemId === line.itemId) === position) return []
    return [invalidField(language, 'FIELD_INVALID', { field: ['lines', index, 'line'], sku: line.sku })]
  })
}

function missing(cart: CartMapper, lines: readonly CartLineUpdateInput[], language: MessageLanguage): UserError[] {
  return lines.flatMap(({ line, quantity }, index) => {
    if (quantity === 0 || findLine(cart, line)) return []
    return [userError(language, 'LINE_NOT_FOUND', { field: ['lines', index, 'line'], sku: line.identity?.sku ?? null })]
  })
}
