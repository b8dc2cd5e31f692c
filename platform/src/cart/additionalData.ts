import { fieldsOf, textOf } from '../catalogue/fields.ts'
import { BRANCH_DELIVERY_ONLY } from '../catalogue/product.ts'
import { ADDITIONAL_TEXT_MAX_LENGTH } from './limits.ts'

/** What a caller may say about a line beyond its options. It does not tell lines apart. */
export type AdditionalData = Readonly<{ warranty?: string; opcion_de_entrega?: string }>

/** Reads what is known of `additional_data`: blanks and everything else are left out, long texts are cut. */
export function parseAdditionalData(value: unknown): AdditionalData {
  const { warranty, opcion_de_entrega: delivery } = fieldsOf(value)
  return { ...named('warranty', warranty), ...named('opcion_de_entrega', delivery) }
}

/** What a line says of itself: what its caller said, and that it is handed over in a branch where its product has to be. */
export function shownAdditionalData(line: Readonly<{ additionalData: AdditionalData; isBranchDeliveryOnly: boolean }>) {
  return line.isBranchDeliveryOnly
    ? { ...line.additionalData, opcion_de_entrega: BRANCH_DELIVERY_ONLY }
    : line.additionalData
}

function named(name: keyof AdditionalData, value: unknown): AdditionalData {
  const text = textOf(value)?.trim().slice(0, ADDITIONAL_TEXT_MAX_LENGTH)
  return text ? { [name]: text } : {}
}
