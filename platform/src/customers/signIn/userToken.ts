import { Type } from 'typebox'
import type { FastifyRequest } from 'fastify'

/** Query of a call that a customer makes. */
export const TokenQuery = Type.Object({
  token: Type.Optional(Type.String({ description: 'user token; the header `Authorization: Bearer` takes precedence' })),
  storeCode: Type.Optional(Type.String()),
})

type Call = Pick<FastifyRequest, 'headers'> & Readonly<{ query: Type.Static<typeof TokenQuery> }>

/** The user token of a call, from its header or its query; guests send none, an empty one, or the word null. */
export function userTokenOf(call: Call): string | null {
  const bearer = call.headers.authorization?.replace(/^Bearer\s*/i, '')
  return [bearer, call.query.token].find((token) => token !== undefined && token !== '' && token !== 'null') ?? null
}
