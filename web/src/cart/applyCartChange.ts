import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'
import { cartLinesAfter, isSameLine } from './cartLinesAfter.ts'
import type { CartChange, CountedLine } from './cartLinesAfter.ts'
import { countPendingChange, ensureCartRecord, lineRecords, numberOf } from './cartRecords.ts'
import { type LineDrawing, createLineRecord } from './createLineRecord.ts'

/**
 * Shows a change of the cart before the platform has answered: lines and the number of units are as they will be,
 * totals stay as they are and are marked as waiting. `snapshot` draws a line that is new.
 *
 * Runs again whenever the store's base changes, so it reads everything from the store that it is given.
 */
export function applyCartChange(store: RecordSourceProxy, change: CartChange, snapshot?: LineDrawing): void {
  const cart = ensureCartRecord(store)
  const held = lineRecords(cart)
  const before = held.map(({ line }) => line)
  const after = cartLinesAfter(before, change)
  const records = after.flatMap((line) => {
    const record =
      held.find((candidate) => isSameLine(candidate.line, line))?.record ?? newRecord(store, line, snapshot)
    return record ? [withQuantity(record, line)] : []
  })
  cart.setLinkedRecords(records, 'lines')
  // The difference, not the sum: on a page that has only read the number of units, the lines are not in the store.
  cart.setValue(numberOf(cart, 'totalQuantity') + units(after) - units(before), 'totalQuantity')
  countPendingChange(cart)
}

function newRecord(store: RecordSourceProxy, line: CountedLine, snapshot?: LineDrawing): RecordProxy | null {
  return snapshot ? createLineRecord(store, line, snapshot) : null
}

function withQuantity(record: RecordProxy, { quantity, isPending }: CountedLine): RecordProxy {
  return record.setValue(quantity, 'quantity').setValue(isPending, 'isPending')
}

function units(lines: readonly CountedLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0)
}
