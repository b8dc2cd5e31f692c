import type { ProductPriceResolvers } from '../__generated__/resolverTypes.ts'

/** Resolver of a price's tax rate, which the catalogue has calculated already. */
export const taxedPriceResolvers = {
  taxRate: ({ taxRate }) => taxRate,
} satisfies Pick<ProductPriceResolvers, 'taxRate'>
