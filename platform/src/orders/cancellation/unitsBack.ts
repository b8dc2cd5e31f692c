import { parseAdditionalData } from '../../cart/additionalData.ts'
import { BRANCH_DELIVERY_ONLY } from '../../catalogue/product.ts'
import { fieldsOf } from '../../parse/fields.ts'
import type { OrderItemRow, OrderRow } from '../orderRow.ts'

type Counts = ReadonlyMap<string, number>

/** Units by sku that lines give back, and those that the order goes on holding. */
export type UnitsBack = Readonly<{ stock: Counts; shelf: Counts; held: Counts }>

/**
 * Returns what units of an order's lines give back to the stock, and of it what came off the shelf of a branch: goods that
 * are brought to the branch for their buyer did not.
 */
export function unitsBack(
  order: Pick<OrderRow, 'stock_taken'>,
  items: readonly OrderItemRow[],
  unitsOf: (item: OrderItemRow) => number,
): UnitsBack {
  const held = new Map(unitsReserved(order))
  const [stock, shelf] = [new Map<string, number>(), new Map<string, number>()]
  for (const item of items) {
    for (const [sku, each] of stockPerUnit(item)) {
      const given = Math.min(each * unitsOf(item), held.get(sku) ?? 0)
      add(held, sku, -given)
      add(stock, sku, given)
      if (!isBroughtToBranch(item)) add(shelf, sku, given)
    }
  }
  return { stock, shelf, held }
}

/** Returns the units that an order has out of stock, by sku. */
export function unitsReserved({ stock_taken: taken }: Pick<OrderRow, 'stock_taken'>): Counts {
  return countsOf(taken)
}

function add(counts: Map<string, number>, sku: string, units: number): void {
  const sum = (counts.get(sku) ?? 0) + units
  if (sum > 0) counts.set(sku, sum)
  else counts.delete(sku)
}

function isBroughtToBranch({ additional_data: additionalData }: OrderItemRow): boolean {
  return parseAdditionalData(additionalData).opcion_de_entrega === BRANCH_DELIVERY_ONLY
}

function stockPerUnit({ stock_per_unit: perUnit, sku }: OrderItemRow): Counts {
  return perUnit === null ? new Map([[sku, 1]]) : countsOf(perUnit)
}

/** Reads the stored counts above 0, by name. */
function countsOf(value: unknown): Counts {
  return new Map(
    Object.entries(fieldsOf(value)).flatMap(([name, count]) =>
      typeof count === 'number' && count > 0 ? [[name, count] as const] : [],
    ),
  )
}
