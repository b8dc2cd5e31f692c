import type { SharedCartLineResolvers } from '../../__generated__/resolverTypes.ts'
import type { SharedCartLineMapper } from '../mappers.ts'
import { shownProductResolvers } from '../sharing/shownProductResolvers.ts'

type StoredLine = Pick<SharedCartLineMapper, 'options' | 'chosen'>

/** Resolvers of the product fields of a line that is stored outside a cart. */
export const storedProductResolvers = {
  ...shownProductResolvers,
  options: ({ options }: StoredLine) => [...options],
  choices: ({ chosen }: StoredLine) => chosen,
} satisfies SharedCartLineResolvers
