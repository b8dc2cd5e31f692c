import type { CartMapper } from './mappers.ts'

/** True if every line is virtual or downloadable; false for an empty cart. */
export function isVirtualCart({ lines }: Pick<CartMapper, 'lines'>): boolean {
  return (
    lines.length > 0 && lines.every(({ productType }) => productType === 'virtual' || productType === 'downloadable')
  )
}
