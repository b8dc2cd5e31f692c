import { readText } from '../../parse/readValue.ts'
import { BASE_FIELDS, fieldsNamed } from '../../catalogue/products/sourceFields.ts'
import type { GraphContext } from '../../app/context.ts'
import { boughtProduct } from '../purchases/boughtProduct.ts'
import { BRANCH_DELIVERY_ONLY } from '../limits.ts'
import type { CartLineMapper } from '../mappers.ts'

/** Properties of a line that decide the kind of the cart: its delivery option and the ids of its categories. */
export type LineKind = Readonly<{ deliveryOption: string | null; categoryIds: readonly number[] }>

const FIELDS = fieldsNamed([...BASE_FIELDS, 'category_ids', 'opcion_de_entrega'])

/**
 * Reads the kind of a line. The platform's data of the line take precedence over the catalogue's data of its product.
 */
export async function readLineKind(
  line: Pick<CartLineMapper, 'sku' | 'productType' | 'deliveryOption'>,
  context: Pick<GraphContext, 'loaders'>,
): Promise<LineKind> {
  const { product } = await boughtProduct(line, context, FIELDS)
  const deliveryOption = line.deliveryOption ?? readText(product?.values.opcion_de_entrega)
  return { deliveryOption, categoryIds: product?.categoryIds ?? [] }
}

/** True if the line is picked up in a branch. */
export function isHandedOverInBranch({ deliveryOption }: Pick<LineKind, 'deliveryOption'>): boolean {
  return deliveryOption === BRANCH_DELIVERY_ONLY
}
