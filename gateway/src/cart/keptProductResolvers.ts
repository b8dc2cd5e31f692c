import type { SharedCartLineResolvers } from '../__generated__/resolverTypes.ts'
import type { SharedCartLineMapper } from './mappers.ts'
import { shownProductResolvers } from './shownProductResolvers.ts'

type KeptLine = Pick<SharedCartLineMapper, 'options' | 'chosen'>

/** What a line that is kept outside of a cart shows of its product. */
export const keptProductResolvers = {
  ...shownProductResolvers,
  options: ({ options }: KeptLine) => [...options],
  choices: ({ chosen }: KeptLine) => chosen,
} satisfies SharedCartLineResolvers
