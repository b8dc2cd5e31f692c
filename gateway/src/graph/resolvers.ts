import { STORES, type StoreDefinition } from '@hogar/schema/stores.ts'
import type { GraphContext } from './context.ts'

/** Resolvers of all domains, merged. */
export const resolvers = {
  Query: {
    store: (_root: unknown, _arguments: unknown, context: GraphContext) => context.store,
    stores: (): readonly StoreDefinition[] => STORES,
    viewer: () => ({ cart: null }),
  },
}
