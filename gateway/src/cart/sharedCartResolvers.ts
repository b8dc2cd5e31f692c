import type { QueryResolvers, SharedCartLineResolvers } from '../__generated__/resolverTypes.ts'
import { GatewayError } from '../graph/gatewayError.ts'
import { withFields } from '../graph/withFields.ts'
import { mayGuess } from '../limits/mayGuess.ts'
import { boughtProduct } from './boughtProduct.ts'
import type { SharedCartLineMapper } from './mappers.ts'
import { SHARE_GUESS, SHARE_WAIT_MINUTES } from './shareGuess.ts'
import { readShared } from './sharedCartClient.ts'

export const sharedCartQueries = {
  sharedCart: async (_root, { code }, context) => {
    if (!(await mayGuess(context, SHARE_GUESS))) {
      throw new GatewayError('RATE_LIMITED', `Too many tries: wait ${SHARE_WAIT_MINUTES} minutes.`)
    }
    return readShared(context, code)
  },
} satisfies Pick<QueryResolvers, 'sharedCart'>

export const sharedCartLineResolvers = {
  options: ({ options }) => [...options],
  product: withFields(
    async (line: SharedCartLineMapper, _arguments, { context, fields }) =>
      (await boughtProduct(line, context, fields)).product,
  ),
} satisfies SharedCartLineResolvers
