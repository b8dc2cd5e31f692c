import { fieldsOf, textOf } from '../parse/fields.ts'
import { BRANCH_DELIVERY_ONLY } from '../catalogue/product.ts'
import { ADDITIONAL_TEXT_MAX_LENGTH } from './limits.ts'

/** Data that a caller may add to a line beyond its options. They are not part of the line's identity. */
export type AdditionalData = Readonly<{ warranty?: string; opcion_de_entrega?: string }>

/** Reads what is known of `additional_data`: blanks and everything else are left out, long texts are cut. */
export function parseAdditionalData(value: unknown): AdditionalData {
  const { warranty, opcion_de_entrega: delivery } = fieldsOf(value)
  return { ...named('warranty', warranty), ...named('opcion_de_entrega', delivery) }
}

/**
 * Returns the additional data of a line after a request: what it names replaces what the line had, a blank text removes
 * it, and what it leaves out stays.
 */
export function changedAdditionalData(before: AdditionalData, requested: unknown): AdditionalData {
  const kept = Object.entries(before).filter(([name]) => (fieldsOf(requested)[name] ?? null) === null)
  return { ...parseAdditionalData(Object.fromEntries(kept)), ...parseAdditionalData(requested) }
}

/** Returns the additional data of a line: the caller's, and branch pick-up where its product requires it. */
export function shownAdditionalData(line: Readonly<{ additionalData: AdditionalData; isBranchDeliveryOnly: boolean }>) {
  return line.isBranchDeliveryOnly
    ? { ...line.additionalData, opcion_de_entrega: BRANCH_DELIVERY_ONLY }
    : line.additionalData
}

/** Returns additional data in the form of the REST API; no field if there are none. */
export function toExtensionAttributes(additionalData: AdditionalData) {
  return Object.keys(additionalData).length === 0 ? {} : { extension_attributes: { additional_data: additionalData } }
}

function named(name: keyof AdditionalData, value: unknown): AdditionalData {
  const text = textOf(value)?.trim().slice(0, ADDITIONAL_TEXT_MAX_LENGTH)
  return text ? { [name]: text } : {}
}
