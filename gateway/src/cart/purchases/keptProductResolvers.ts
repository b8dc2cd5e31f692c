import type { SharedCartLineResolvers } from '../../__generated__/resolverTypes.ts'
import type { SharedCartLineMapper } from '../mappers.ts'
import { shownProductResolvers } from '../sharing/shownProductResolvers.ts'

type KeptLine = Pick<SharedCartLineMapper, 'options' | 'chosen'>

/** Resolvers of the product fields of a line that is stored outside a cart. */
export const keptProductResolvers = {
  ...shownProductResolvers,
  options: ({ options }: KeptLine) => [...options],
  choices: ({ chosen }: KeptLine) => chosen,
} satisfies SharedCartLineResolvers
