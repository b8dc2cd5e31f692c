import { ApolloServer } from '@apollo/server'
import { startStandaloneServer } from '@apollo/server/standalone'
import { makeExecutableSchema } from '@graphql-tools/schema'
import { plainSchema } from './plainSchema.ts'
import { createContext, port, resolvers } from './plainShop.ts'

/** Apollo Server as its documentation shows it. */
const server = new ApolloServer({
  schema: makeExecutableSchema({ typeDefs: plainSchema, resolvers }),
  // For the question whether it is ready, which is a plain GET.
  csrfPrevention: false,
})
await startStandaloneServer(server, {
  listen: { port: Number(port), host: '127.0.0.1' },
  context: async ({ req }) => createContext(String(req.headers['x-cart'] ?? '')),
})
