import type { StockResolvers } from '../__generated__/resolverTypes.ts'

export const stockResolvers = {
  // What is sold out or not counted is never few: nobody is asked about it.
  isLow: async ({ status, quantity }, _arguments, { loaders, store }) => {
    if (status !== 'OK' || typeof quantity !== 'number' || quantity <= 0) return false
    return quantity < (await loaders.lowStockThreshold.load(store.code))
  },
} satisfies Pick<StockResolvers, 'isLow'>
