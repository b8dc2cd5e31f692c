import { createServer } from 'node:http'
import { makeExecutableSchema } from '@graphql-tools/schema'
import { createYoga, type Plugin } from 'graphql-yoga'
import { answerByHand } from './answerByHand.ts'
import { plainSchema } from './plainSchema.ts'
import { port } from './plainShop.ts'

/**
 * The three answers written by hand behind Yoga: it reads and writes HTTP, and nothing is parsed, validated or executed.
 * The floor for a gateway on Yoga, which no way of executing can go below.
 */
const answerItself: Plugin = {
  async onParams({ params: { query = '', variables }, request, setResult }) {
    if (query === '{__typename}') return
    setResult({ data: await answerByHand({ query, variables: variables ?? {} }, request.headers.get('x-cart') ?? '') })
  },
}

const yoga = createYoga({
  schema: makeExecutableSchema({ typeDefs: plainSchema }),
  logging: false,
  graphiql: false,
  plugins: [answerItself],
})

createServer(yoga).listen(Number(port), '127.0.0.1')
