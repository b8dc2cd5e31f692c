import { createServer } from 'node:http'
import { makeExecutableSchema } from '@graphql-tools/schema'
import { createYoga } from 'graphql-yoga'
import { plainSchema } from './plainSchema.ts'
import { createContext, port, resolvers } from './plainShop.ts'

/** GraphQL Yoga as its documentation shows it: the baseline. */
const yoga = createYoga({
  schema: makeExecutableSchema({ typeDefs: plainSchema, resolvers }),
  logging: false,
  graphiql: false,
  context: ({ request }) => createContext(request.headers.get('x-cart') ?? ''),
})

createServer(yoga).listen(Number(port), '127.0.0.1')
