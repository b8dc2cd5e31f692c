import type { CartLineChoicesResolvers } from '../../__generated__/resolverTypes.ts'

/** Choices in the form in which they are made. */
export const lineChoicesResolvers = {
  customOptions: ({ customOptions }) => (customOptions ?? []).map(({ optionId, value }) => ({ optionId, value })),
  bundleOptions: ({ bundleOptions }) =>
    (bundleOptions ?? []).map(({ optionId, selectionIds, quantity }) => ({
      optionId,
      selectionIds: [...selectionIds],
      quantity: quantity ?? null,
    })),
} satisfies CartLineChoicesResolvers
