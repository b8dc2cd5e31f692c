import type { RecordProxy, RecordSourceProxy } from 'relay-runtime'
import { cartLinesAfter, isSameLine } from './cartLinesAfter.ts'
import type { CartChange, CountedLine } from './cartLinesAfter.ts'
import { countPendingChange, ensureCartRecord, lineRecords, numberOf } from './cartRecords.ts'
import { type LineDrawing, createLineRecord } from './createLineRecord.ts'

/**
 * Applies a change of the cart optimistically: updates lines and number of units; totals stay and are marked as
 * pending. `snapshot` describes a new line.
 * Runs again whenever the store's base changes, so it reads all its data from the given store.
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
  // Adds the difference instead of setting the sum: a page may have loaded the number of units without the lines.
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
