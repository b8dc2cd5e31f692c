import type { IndexedDocument } from '../indexedDocument.ts'
import { numberOfText } from '../valueColumn.ts'
import type { ValueColumn } from '../valueColumn.ts'
import { numberValue, valueForNothing } from './attributeNumbers.ts'
import type { AttributeNumbers } from './attributeNumbers.ts'
import { pushVariants } from './variantRows.ts'
import type { VariantRow, VariantRows } from './variantRows.ts'

const STOCK = 'stock.is_in_stock'

/** Part of the index that variants are put into. */
type VariantIndex = Readonly<{
  variants: VariantRows
  columns: ReadonlyMap<string, ValueColumn | null>
  offers: Readonly<{ price: ValueColumn; discount: ValueColumn }>
  attributes: AttributeNumbers
}>

/** Adds the variants of the document in the next slot, whose own values are in the index already. */
export function putVariants(index: VariantIndex, document: IndexedDocument): void {
  pushVariants(
    index.variants,
    document.variants.map((variant) => rowOf(index, document, variant)),
  )
}

function rowOf(
  index: VariantIndex,
  document: IndexedDocument,
  variant: IndexedDocument['variants'][number],
): VariantRow {
  return {
    values: Object.entries(variant).flatMap(([attribute, texts]) =>
      attribute === 'sku' ? [] : valuesOf(index, document, { attribute, texts }),
    ),
    price: Number(variant['price']?.[0] ?? Number.NaN),
    discount: Number(variant['discount']?.[0] ?? 0),
    isOut: variant[STOCK]?.[0] === 'false',
  }
}

type Carried = Readonly<{ attribute: string; texts: readonly string[] }>

function valuesOf(index: VariantIndex, document: IndexedDocument, { attribute, texts }: Carried): number[] {
  const { columns, offers, attributes } = index
  const found = texts.flatMap((text) => {
    if (attribute === 'price' || attribute === 'discount') return valueIn(offers[attribute], text) ?? []
    if (attribute === STOCK) return stockValue(index, text)
    // As the product is found by it: a value that the product does not name is none.
    const name = [`${attribute}_options`, attribute].find((one) => document.values.get(one)?.includes(text))
    const column = name === undefined ? undefined : columns.get(name)
    return (column && valueIn(column, text)) ?? []
  })
  return found.length > 0 ? found : [valueForNothing(attributes, attribute)]
}

function valueIn(
  { numbers, globals }: { numbers: ReadonlyMap<string, number>; globals: readonly number[] },
  text: string,
) {
  const number = numbers.get(text)
  return number === undefined ? undefined : globals[number]
}

/** A product in stock may have a variant that is out of it, before any product is. */
function stockValue({ columns, attributes }: VariantIndex, text: string): number[] {
  const column = columns.get(STOCK)
  if (!column) return []
  const number = numberOfText(column, text, () => numberValue(attributes, STOCK))
  return [column.globals[number] ?? 0]
}
