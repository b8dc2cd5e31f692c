import { readText } from '../catalogue/readValue.ts'
import { BASE_FIELDS, fieldsNamed } from '../catalogue/sourceFields.ts'
import type { GraphContext } from '../graph/context.ts'
import { boughtProduct } from './boughtProduct.ts'
import { BRANCH_DELIVERY_ONLY } from './limits.ts'
import type { CartLineMapper } from './mappers.ts'

/** What kinds of cart depend on: how a line is handed over, and the numbers of the categories that it stands in. */
export type LineKind = Readonly<{ deliveryOption: string | null; categoryIds: readonly number[] }>

const FIELDS = fieldsNamed([...BASE_FIELDS, 'category_ids', 'opcion_de_entrega'])

/** The kind of a line. What the platform says of the line itself counts before what the catalogue says of its product. */
export async function readLineKind(
  line: Pick<CartLineMapper, 'sku' | 'productType' | 'deliveryOption'>,
  context: Pick<GraphContext, 'loaders'>,
): Promise<LineKind> {
  const { product } = await boughtProduct(line, context, FIELDS)
  const deliveryOption = line.deliveryOption ?? readText(product?.values.opcion_de_entrega)
  return { deliveryOption, categoryIds: product?.categoryIds ?? [] }
}

/** True for what does not travel to the shopper. */
export function isHandedOverInBranch({ deliveryOption }: Pick<LineKind, 'deliveryOption'>): boolean {
  return deliveryOption === BRANCH_DELIVERY_ONLY
}
