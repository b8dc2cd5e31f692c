import type { AttributeResolvers, QueryResolvers } from '../../__generated__/resolverTypes.ts'
import { GatewayError } from '../../errors/gatewayError.ts'
import { readCount } from '../../parse/readValue.ts'
import { ATTRIBUTE_CODES_MAX } from '../limits.ts'

export const attributeQueries = {
  attributes: async (_root, { codes }, { loaders }) => {
    if (codes && codes.length > ATTRIBUTE_CODES_MAX) {
      throw new GatewayError('BAD_USER_INPUT', `At most ${ATTRIBUTE_CODES_MAX} attribute codes can be given.`)
    }
    const wanted = codes && new Set(codes)
    const shown = [...(await loaders.attributes()).values()].filter(
      ({ isShown, isFilterable }) => isShown || isFilterable,
    )
    return shown.filter(({ code }) => !wanted || wanted.has(code))
  },
} satisfies Pick<QueryResolvers, 'attributes'>

export const attributeResolvers = {
  attributeId: ({ attributeId }) => readCount(attributeId),
  values: ({ options }) => [...options].map(([value, { label, swatch }]) => ({ value, label, swatch })),
} satisfies Pick<AttributeResolvers, 'attributeId' | 'values'>
