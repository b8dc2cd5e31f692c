import { fieldsOf, listOf, numberOf } from '../parse/fields.ts'
import type { Fields } from '../parse/fields.ts'
import { importedMoney } from './values/importedMoney.ts'
import { switchOf } from './values/importedWords.ts'

/** Units that a product counts as having when its export does not say. */
export const UNKNOWN_STOCK_QTY = 100

const MADE_OF_OTHERS: readonly string[] = ['configurable', 'bundle', 'grouped']

export type ImportedStock = Readonly<{
  qty: number
  isInStock: boolean
  manageStock: boolean
  /** Where the export says it, or how it fails to: for the report. Null for the usual place. */
  remark: string | null
}>

/** Places in which exports have stock, the usual one first. */
const PLACES: readonly Readonly<{ name: string | null; find: (source: Fields) => Fields }>[] = [
  { name: null, find: (source) => first(source.stock) },
  {
    name: 'extension_attributes.stock_item',
    find: (source) => first(fieldsOf(source.extension_attributes).stock_item),
  },
  { name: 'stock_item', find: (source) => first(source.stock_item) },
  { name: 'quantity_and_stock_status', find: (source) => statusAndQuantity(source.quantity_and_stock_status) },
  { name: 'stock_data', find: (source) => first(source.stock_data) },
  { name: 'the product itself', find: (source) => source },
]

/** Units of a product: out of the first place that says something, as numbers or words. */
export function stockOf(source: Fields): ImportedStock {
  for (const { name, find } of PLACES) {
    const stock = find(source)
    const quantity = quantityOf(stock.qty ?? stock.quantity)
    const isInStock = switchOf(stock.is_in_stock ?? stock.stock_status)
    if (quantity === null && isInStock === null) continue
    const isUnreadable = quantity === undefined || isInStock === undefined
    const remark = isUnreadable ? 'stock cannot be read: counted as none' : name && `stock read from ${name}`
    const units = unitsOf(stock, quantity, isUnreadable ? false : isInStock)
    // Magento writes no units for a product that is made of others.
    const isEmpty = units.manageStock && units.qty === 0 && !isMadeOfOthers(source)
    return { ...units, isInStock: units.isInStock && !isEmpty, remark }
  }
  const remark = `no stock: counted as ${UNKNOWN_STOCK_QTY}`
  return { qty: UNKNOWN_STOCK_QTY, isInStock: true, manageStock: true, remark }
}

function unitsOf(stock: Fields, quantity: number | null | undefined, isInStock: boolean | null) {
  const units = Math.max(0, Math.floor(quantity ?? (isInStock === true ? UNKNOWN_STOCK_QTY : 0)))
  // In stock with nothing counted: the shop that exported it does not count. Half a unit, or less than none, is counted.
  const isCounted = switchOf(stock.manage_stock) ?? !(isInStock === true && quantity === 0)
  return { qty: units, isInStock: isInStock ?? units > 0, manageStock: isCounted && !isSoldWithout(stock) }
}

/** Whether the exporting shop sells what it has none of, by a setting of the product's own. */
function isSoldWithout({ backorders, use_config_backorders: usesConfig }: Fields): boolean {
  return (numberOf(backorders) ?? 0) > 0 && switchOf(usesConfig) !== true
}

function isMadeOfOthers({ type_id: type, configurable_children: children }: Fields): boolean {
  return listOf(children).length > 0 || MADE_OF_OTHERS.includes(String(type))
}

/** Null for none, `undefined` for text that is no number. */
function quantityOf(value: unknown): number | null | undefined {
  const number = numberOf(value)
  if (number !== null) return number
  const { amount, reading } = importedMoney(value)
  return reading === 'unreadable' ? undefined : amount
}

/** An object, or a list of one. */
function first(value: unknown): Fields {
  return fieldsOf(Array.isArray(value) ? value[0] : value)
}

/** Magento's attribute: an object, or the status and the quantity one after another. */
function statusAndQuantity(value: unknown): Fields {
  if (!Array.isArray(value)) return fieldsOf(value)
  const [status, quantity] = value
  return { is_in_stock: status, qty: quantity }
}
