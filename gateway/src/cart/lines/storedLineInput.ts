import type { CartLineInput } from '../../__generated__/schemaTypes.ts'
import type { SharedCartLineMapper } from '../mappers.ts'

/** A line that is kept outside of a cart, as a client would ask for it. */
export function storedLineInput({
  sku,
  quantity,
  chosen,
  warranty,
  deliveryOption,
}: Pick<SharedCartLineMapper, 'sku' | 'quantity' | 'chosen' | 'warranty' | 'deliveryOption'>): CartLineInput {
  const { customOptions, bundleOptions } = chosen
  return {
    sku,
    quantity,
    warranty,
    deliveryOption,
    customOptions: customOptions?.map(({ optionId, value }) => ({ optionId, value })),
    bundleOptions: bundleOptions?.map((option) => ({ ...option, selectionIds: [...option.selectionIds] })),
  }
}
