import type { ProductPriceResolvers } from '../__generated__/resolverTypes.ts'

/** The rate is part of the price that the catalogue worked out: nothing is read again. */
export const taxedPriceResolvers = {
  taxRate: ({ taxRate }) => taxRate,
} satisfies Pick<ProductPriceResolvers, 'taxRate'>
