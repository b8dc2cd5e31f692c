import type { Before, KnownLine } from '../continueSteps.ts'
import type { CartLineMapper } from '../mappers.ts'
import { type LineAdditions, hasAdditions } from './lineAdditions.ts'
import { identityOf } from './lineIdentity.ts'

/** Write that undoes calls of a change of lines. */
export type Undo = Readonly<{
  /** Names of the steps whose calls it undoes. */
  steps: readonly string[]
  /** Line as it is now; null if it was removed. */
  found: CartLineMapper | null
  /** Line as it was before, with the units that others have added since; 0 units remove it. */
  line: KnownLine
}>

/** Maximum number of decimals of a quantity. */
const QUANTITY_DECIMALS = 4

/**
 * Returns the writes that undo calls which may have arrived. Each undoes that much as the cart shows of its calls: units
 * that another device has added or set meanwhile stay, and so does a line that it has removed.
 */
export function undosOf(before: Before, present: readonly CartLineMapper[]): readonly Undo[] {
  return [...undosOfAdditions(before, present), ...undosOfSettings(before, present)]
}

/** Returns the lines of a cart as they would be without the calls that may have arrived. */
export function undoneLines(before: Before, present: readonly CartLineMapper[]): readonly KnownLine[] {
  const undos = undosOf(before, present)
  const replaced = new Set(undos.map(({ found }) => found))
  const restored = undos.map(({ line }) => line).filter(({ quantity }) => quantity > 0)
  return [...present.filter((line) => !replaced.has(line)), ...restored]
}

function undosOfAdditions({ lines, effects }: Before, present: readonly CartLineMapper[]): readonly Undo[] {
  const additions = Object.entries(effects).flatMap(([step, effect]) =>
    'added' in effect ? [{ step, ...effect }] : [],
  )
  return [...new Set(additions.map(({ identity }) => identity))].flatMap((identity) => {
    const found = present.find((line) => identityOf(line) === identity)
    if (!found) return []
    const own = additions.filter((addition) => addition.identity === identity)
    const units = own.reduce((sum, { added }) => sum + added, 0)
    const line = lines.find((known) => identityOf(known) === identity)
    const quantity = Math.max(line?.quantity ?? 0, withoutNoise(found.quantity - units))
    if (quantity >= found.quantity) return []
    return [{ steps: own.map(({ step }) => step), found, line: { ...found, ...(line && additionsOf(line)), quantity } }]
  })
}

function undosOfSettings({ lines, effects }: Before, present: readonly CartLineMapper[]): readonly Undo[] {
  return Object.entries(effects).flatMap(([step, effect]) => {
    const line = 'set' in effect ? lines.find(({ itemId }) => itemId === effect.itemId) : undefined
    if (!line || !('set' in effect)) return []
    const found = findPresent(line, present)
    const isOwn = (found?.quantity ?? 0) === effect.set
    const isRestored = found?.quantity === line.quantity && hasAdditions(found, restoringAdditions(line))
    return isOwn && !isRestored ? [{ steps: [step], found, line }] : []
  })
}

/** Returns the line as it is now. One that was removed and put back has another id. */
function findPresent(line: KnownLine, present: readonly CartLineMapper[]): CartLineMapper | null {
  const same = present.find(({ itemId }) => itemId === line.itemId)
  return same ?? present.find((one) => identityOf(one) === identityOf(line)) ?? null
}

/** Additions of a line in the form that restores them: the empty text removes what was added since. */
export function restoringAdditions({ warranty, deliveryOption }: LineAdditions) {
  return { warranty: warranty ?? '', deliveryOption: deliveryOption ?? '' }
}

function additionsOf({ warranty, deliveryOption }: LineAdditions): LineAdditions {
  return { warranty, deliveryOption }
}

function withoutNoise(quantity: number): number {
  return Number(quantity.toFixed(QUANTITY_DECIMALS))
}
