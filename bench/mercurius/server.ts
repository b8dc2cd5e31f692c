import { makeExecutableSchema } from '@graphql-tools/schema'
import fastify from 'fastify'
import mercurius from 'mercurius'
import { plainSchema } from '../gateway/peers/plainSchema.ts'
import { createContext, port, resolvers } from '../gateway/peers/plainShop.ts'

/** Mercurius with its compiler on from the first request. A package of its own, since it needs graphql 16. */
const app = fastify()
app.register(mercurius, {
  schema: makeExecutableSchema({ typeDefs: plainSchema, resolvers }),
  jit: 1,
  context: (request) => createContext(String(request.headers['x-cart'] ?? '')),
})
await app.listen({ port: Number(port), host: '127.0.0.1' })
