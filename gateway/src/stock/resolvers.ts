import type { StockResolvers } from '../__generated__/resolverTypes.ts'

export const stockResolvers = {
  // A product that is sold out or not counted is never low, and needs no threshold.
  isLow: async ({ status, quantity }, _arguments, { loaders, store }) => {
    if (status !== 'OK' || typeof quantity !== 'number' || quantity <= 0) return false
    return quantity < (await loaders.lowStockThreshold.load(store.code))
  },
} satisfies Pick<StockResolvers, 'isLow'>
