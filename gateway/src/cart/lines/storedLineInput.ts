import type { CartLineInput } from '../../__generated__/schemaTypes.ts'
import type { SharedCartLineMapper } from '../mappers.ts'

/** A line that is kept outside of a cart, as a client would ask for it. */
export function storedLineInput({
  sku,
  quantity,
  chosen,
}: Pick<SharedCartLineMapper, 'sku' | 'quantity' | 'chosen'>): CartLineInput {
  const { customOptions, bundleOptions } = chosen
  return {
    sku,
    quantity,
    customOptions: customOptions?.map(({ optionId, value }) => ({ optionId, value })),
    bundleOptions: bundleOptions?.map((option) => ({ ...option, selectionIds: [...option.selectionIds] })),
  }
}
