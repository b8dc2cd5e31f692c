import type { CartMapper } from './mappers.ts'

/** True when nothing in it has to be carried. An empty cart is not: what will come is not known. */
export function isVirtualCart({ lines }: Pick<CartMapper, 'lines'>): boolean {
  return (
    lines.length > 0 && lines.every(({ productType }) => productType === 'virtual' || productType === 'downloadable')
  )
}
