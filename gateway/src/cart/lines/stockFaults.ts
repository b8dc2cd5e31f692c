import type { MessageLanguage } from '../../errors/core/messageLanguage.ts'
import type { Notice, UserError } from '../../__generated__/schemaTypes.ts'
import { notice, userError } from '../../errors/userError.ts'
import type { StockItem } from '../../stock/stockItem.ts'
import type { Demand } from './planLine.ts'

/** A line that shall have more units than it has. */
export type Increase = Readonly<{
  index: number
  sku: string
  name: string
  quantity: number
  demand: readonly Demand[]
}>

export type StockState = Readonly<{
  /** Live stock by SKU; null where it could not be read. */
  stock: ReadonlyMap<string, StockItem | null>
  /** Units that the cart holds already, by SKU, beyond what the increases are about. */
  held: ReadonlyMap<string, number>
  language: MessageLanguage
}>

/**
 * Checks wishes against live stock, the cart's own units counted. What cannot be known is let through with a notice: the
 * platform has the last word.
 */
export function stockFaults(
  lines: readonly Increase[],
  { stock, held, language }: StockState,
): { userErrors: UserError[]; notices: Notice[] } {
  const taken = new Map(held)
  const userErrors: UserError[] = []
  const uncertain = new Map<string, Notice>()
  for (const line of lines) {
    for (const { sku, units } of line.demand) {
      const item = stock.get(sku) ?? null
      const before = taken.get(sku) ?? 0
      const wanted = units * line.quantity
      taken.set(sku, before + wanted)
      if (item === null || item.isInStock === null) {
        uncertain.set(line.sku, notice(language, 'STOCK_VOLATILE', { name: line.name }))
        continue
      }
      const left = item.isInStock ? (item.isManaged ? item.quantity : null) : 0
      if (left === null || before + wanted <= left) continue
      userErrors.push(
        shortage(line, {
          language,
          available: Math.max(0, Math.floor((left - before) / units)),
          held: Math.floor((held.get(sku) ?? 0) / units),
          // Fewer parts than one unit needs are none, too.
          isOut: left <= 0 || (before === 0 && left < units),
        }),
      )
      break
    }
  }
  return { userErrors, notices: [...uncertain.values()] }
}

type Shortage = Readonly<{
  language: MessageLanguage
  available: number
  /** Units of the line that the cart holds already. */
  held: number
  isOut: boolean
}>

function shortage({ index, sku, name }: Increase, { language, available, held, isOut }: Shortage): UserError {
  return userError(language, isOut ? 'OUT_OF_STOCK' : 'INSUFFICIENT_STOCK', {
    field: ['lines', index, 'quantity'],
    sku,
    availableQuantity: available,
    words: { name, available, held },
    // Of a shopper who holds all units, none is left: the number that they have is what helps.
    ...(isOut || held === 0 ? {} : { sentence: available === 0 ? 'ALL_UNITS_HELD' : 'FEW_UNITS_LEFT' }),
  })
}
