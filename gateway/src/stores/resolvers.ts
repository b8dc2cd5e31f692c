import { DEFAULT_STORE, STORES } from '@hogar/schema/stores.ts'
import type { QueryResolvers, StoreResolvers } from '../__generated__/resolverTypes.ts'
import { toGlobalId } from '../graph/globalId.ts'
import { readSocialProviders } from '../social/socialClient.ts'
import { offersLink } from './offersLink.ts'
import { storeFeatures } from './storeFeatures.ts'
import { settingsOf } from './storeSettings.ts'

const COUNTERS = { units: 'UNITS', lines: 'LINES' } as const

export const storeQueries = {
  store: (_root, _arguments, context) => context.store,
  stores: () => STORES,
} satisfies Pick<QueryResolvers, 'store' | 'stores'>

export const storeResolvers = {
  id: ({ code }) => toGlobalId('Store', code),
  isDefault: ({ code }) => code === DEFAULT_STORE.code,
  catalogueSettings: (store, _arguments, { env }) => settingsOf(env.STORE_SETTINGS, store),
  cartSettings: (store, _arguments, { env }) => ({
    counter: COUNTERS[settingsOf(env.STORE_SETTINGS, store).cartCounter],
  }),
  lowStockThreshold: ({ code }, _arguments, { loaders }) => loaders.lowStockThreshold.load(code),
  externalCheckoutUrl: (store, _arguments, { env }) => settingsOf(env.STORE_SETTINGS, store).externalCheckoutUrl,
  features: (_store, _arguments, context) => storeFeatures(context),
  socialProviders: ({ code }, _arguments, context) =>
    code === context.store.code ? readSocialProviders(context) : null,
  customerAttributes: async ({ code }, _arguments, { store, loaders }) =>
    code === store.code ? (await loaders.formAttributes()).customer : null,
  addressAttributes: async ({ code }, _arguments, { store, loaders }) =>
    code === store.code ? (await loaders.formAttributes()).address : null,
  offersLink: ({ code }, _arguments, context) => (code === context.store.code ? offersLink(context) : null),
  // The categories of another store need a request to that store.
  rootCategory: async ({ code }, _arguments, context) =>
    code === context.store.code ? (await context.loaders.categoryTree()).root : null,
} satisfies Omit<StoreResolvers, 'contact' | 'branches' | 'complaintKinds' | 'credit' | 'business'>
