import { fieldsOf, integerOf, listOf, textOf } from '../../parse/fields.ts'
import type { Database } from '../../database/schema.ts'
import { PlatformError } from '../../http/PlatformError.ts'
import type { StoreDefinition } from '../../stores.ts'
import { loadTaxRules } from '../../tax/loadTaxRules.ts'
import { taxRate } from '../../tax/taxRate.ts'
import { type AdditionalData, parseAdditionalData, toExtensionAttributes } from '../additionalData.ts'
import type { CartItemRow } from '../cartRepository.ts'
import { priceInclTax } from '../../tax/inclTax.ts'
import { parseLineRequest } from './lineRequest.ts'
import { loadLineCatalogue } from './loadLineCatalogue.ts'
import { resolveLine } from './resolveLine.ts'
import type { LineCatalogue, ResolvedLine } from './resolvedLine.ts'

/** Data that add a line to a cart again. */
export type StoredLine = Readonly<{
  sku: string
  productSku: string
  qty: number
  productOption: unknown
  additionalData: AdditionalData
}>

/** Returns a line of a cart in the form that is stored outside the cart. */
export function storedLine({ sku, product_sku, qty, product_option, additional_data }: CartItemRow): StoredLine {
  const additionalData = parseAdditionalData(additional_data)
  return { sku, productSku: product_sku, qty, productOption: product_option, additionalData }
}

/** Lines as the database gives them back; what cannot be read is left out. */
export function parseStoredLines(value: unknown): StoredLine[] {
  return listOf(value).flatMap((item) => {
    const fields = fieldsOf(item)
    const [sku, productSku, qty] = [textOf(fields.sku), textOf(fields.productSku), integerOf(fields.qty)]
    if (sku === null || productSku === null || qty === null) return []
    const additionalData = parseAdditionalData(fields.additionalData)
    return [{ sku, productSku, qty, productOption: fields.productOption ?? null, additionalData }]
  })
}

/**
 * Kept lines as a store's catalogue shows them today, one for each. `price_incl_tax` is of one unit. What is no longer
 * sold has neither name, kind nor price.
 */
export async function showStoredLines(db: Database, store: StoreDefinition, lines: readonly StoredLine[]) {
  const skus = [...new Set(lines.map(({ productSku }) => productSku))]
  const catalogue = await loadLineCatalogue(db, store, skus)
  const rules = await loadTaxRules(db, store)
  return lines.map((kept) => {
    const line = resolve(kept, catalogue)
    const rate = line && taxRate(rules, { classId: line.taxClassId, country: store.country })
    return {
      sku: kept.sku,
      qty: kept.qty,
      name: line?.name ?? null,
      product_type: line?.kind ?? null,
      price_incl_tax: line && priceInclTax(line.unitPrice, rate?.percent ?? 0).toNumber(),
      options: line?.options ?? [],
      ...(kept.productOption === null ? {} : { product_option: kept.productOption }),
      ...toExtensionAttributes(kept.additionalData),
    }
  })
}

function resolve({ productSku, productOption }: StoredLine, catalogue: LineCatalogue): ResolvedLine | null {
  try {
    return resolveLine(parseLineRequest(productSku, productOption), catalogue)
  } catch (error) {
    if (error instanceof PlatformError) return null
    throw error
  }
}
