import * as v from 'valibot'
import type { KeptDefinition } from '../device/keptValue.ts'
import { COMPARED_MAX } from './limits.ts'

const comparedSchema = v.object({
  /** Global id. */
  id: v.string(),
  name: v.string(),
  picture: v.object({ path: v.string(), placeholderColor: v.string() }),
})

/** A product that a shopper wants to compare, with what it takes to show it without asking the shop. */
export type ComparedProduct = v.InferOutput<typeof comparedSchema>

/** What is compared, as the device keeps it, in the order in which it was chosen. */
export const COMPARED: KeptDefinition<readonly ComparedProduct[]> = {
  name: 'compared',
  schema: v.pipe(
    v.array(comparedSchema),
    v.transform((products) => [...new Map(products.map((one) => [one.id, one])).values()].slice(0, COMPARED_MAX)),
  ),
  empty: [],
}

/** Puts a product in, or takes it out when it is in. Null when there is no room for one more. */
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
