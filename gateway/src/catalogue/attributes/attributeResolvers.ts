import type { AttributeResolvers, QueryResolvers } from '../../__generated__/resolverTypes.ts'
import { GatewayError } from '../../errors/gatewayError.ts'
import { toGlobalId } from '../../graph/globalId.ts'
import { readCount } from '../../parse/readValue.ts'
import { DEFAULT_FACETS } from '../../search/limits.ts'
import { ATTRIBUTE_CODES_MAX } from '../limits.ts'
import type { AttributeDocument } from './attributeClient.ts'

export const attributeQueries = {
  attributes: async (_root, { codes }, { loaders }) => {
    if (codes && codes.length > ATTRIBUTE_CODES_MAX) {
      throw new GatewayError('BAD_USER_INPUT', `At most ${ATTRIBUTE_CODES_MAX} attribute codes can be given.`)
    }
    const wanted = codes && new Set(codes)
    return [...(await loaders.attributes()).values()].filter(
      (one) => isPublic(one) && (!wanted || wanted.has(one.code)),
    )
  },
} satisfies Pick<QueryResolvers, 'attributes'>

/** True for an attribute that shoppers see or filter by. */
export function isPublic({ code, isShown, isFilterable }: AttributeDocument): boolean {
  return isShown || isFilterable || DEFAULT_FACETS.includes(code)
}

export const attributeResolvers = {
  id: ({ code }, _arguments, { store }) => toGlobalId('Attribute', store.code, code),
  attributeId: ({ attributeId }) => readCount(attributeId),
  values: ({ options }) => [...options].map(([value, { label, swatch }]) => ({ value, label, swatch })),
} satisfies Pick<AttributeResolvers, 'id' | 'attributeId' | 'values'>
