import { createHash } from 'node:crypto'
import type { LineRequest } from './lineRequest.ts'

/** A product option as carts keep and answer it; only the lists that hold something are there. */
export type ProductOption = Readonly<{
  extension_attributes: Readonly<{
    configurable_item_options?: readonly Readonly<{ option_id: string; option_value: string }>[]
    custom_options?: readonly Readonly<{ option_id: string; option_value: string }>[]
    bundle_options?: readonly Readonly<{
      option_id: string
      option_qty: number
      option_selections: readonly string[]
    }>[]
  }>
}>

/** One spelling for one choice: options in id order, so that the same choice always makes the same line. */
export function canonicalOption(request: LineRequest): ProductOption | null {
  const configurable = request.configurable.map(toItemOption).sort(byOptionId)
  const custom = request.custom.map(toItemOption).sort(byOptionId)
  const bundle = request.bundle
    .map(({ optionId, qty, selectionIds }) => ({
      option_id: optionId,
      option_qty: qty ?? 1,
      option_selections: [...selectionIds].sort(),
    }))
    .sort(byOptionId)
  if (configurable.length + custom.length + bundle.length === 0) return null
  return {
    extension_attributes: {
      ...(configurable.length > 0 ? { configurable_item_options: configurable } : {}),
      ...(custom.length > 0 ? { custom_options: custom } : {}),
      ...(bundle.length > 0 ? { bundle_options: bundle } : {}),
    },
  }
}

/**
 * Returns the checksum that distinguishes lines of one sku: SHA3-224 over the first list that is present, of bundle,
 * custom and configurable options, with numbers written as text; over `null` for a plain product.
 */
export function optionChecksum(option: ProductOption | null): string {
  const options = option?.extension_attributes
  const hashed = options?.bundle_options ?? options?.custom_options ?? options?.configurable_item_options ?? null
  return createHash('sha3-224').update(JSON.stringify(hashed, numbersAsText)).digest('hex')
}

function numbersAsText(_key: string, value: unknown): unknown {
  return typeof value === 'number' ? String(value) : value
}

function toItemOption({ optionId, value }: { optionId: string; value: string }) {
  return { option_id: optionId, option_value: value }
}

function byOptionId(a: { option_id: string }, b: { option_id: string }): number {
  return Number(a.option_id) - Number(b.option_id) || a.option_id.localeCompare(b.option_id)
}
