import type { StoredValueDefinition } from '../device/storedValue.ts'
import { isJsonRecord } from '../relay/payload.ts'
import { COMPARED_MAX } from './limits.ts'

/** Compared product with the data to show it without a request. */
export type ComparedProduct = Readonly<{
  /** Global id. */
  id: string
  name: string
  picture: Readonly<{ path: string; placeholderColor: string }>
}>

/** Compared products stored on the device, in the order of selection. */
export const COMPARED: StoredValueDefinition<readonly ComparedProduct[]> = {
  name: 'compared',
  parse: (kept) =>
    Array.isArray(kept) && kept.every(isCompared)
      ? [...new Map(kept.map((one) => [one.id, one])).values()].slice(0, COMPARED_MAX)
      : null,
  empty: [],
}

function isCompared(kept: unknown): kept is ComparedProduct {
  if (!isJsonRecord(kept) || !isJsonRecord(kept['picture'])) return false
  const texts = [kept['id'], kept['name'], kept['picture']['path'], kept['picture']['placeholderColor']]
  return texts.every((text) => typeof text === 'string')
}

/** Adds a product, or removes it if present. Returns null if the comparison is full. */
export function toggleCompared(
  products: readonly ComparedProduct[],
  toggled: ComparedProduct,
): readonly ComparedProduct[] | null {
  if (products.some(({ id }) => id === toggled.id)) return withoutCompared(products, toggled.id)
  return products.length < COMPARED_MAX ? [...products, toggled] : null
}

export function withoutCompared(products: readonly ComparedProduct[], id: string): readonly ComparedProduct[] {
  return products.filter((one) => one.id !== id)
}
