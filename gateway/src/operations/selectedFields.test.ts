import { makeExecutableSchema } from '@graphql-tools/schema'
import { execute, type GraphQLResolveInfo, parse } from 'graphql'
import { compileQuery } from 'graphql-jit'
import { describe, expect, test } from 'vitest'
import { selectedFields } from './selectedFields.ts'

const seen: string[][] = []
const schema = makeExecutableSchema({
  typeDefs: `type Query { list(sources: Int): List } type List { nodes: [Int] facets: Int total: Int inner: List }`,
  resolvers: {
    Query: {
      list: (...[, , , info]: [unknown, unknown, unknown, GraphQLResolveInfo]) => {
        seen.push([...selectedFields(info)].sort())
        return {}
      },
    },
  },
})

const RUNS = {
  'the reference': (document: ReturnType<typeof parse>, variableValues: Record<string, unknown>) =>
    execute({ schema, document, variableValues }),
  'the compiler': (document: ReturnType<typeof parse>, variableValues: Record<string, unknown>) => {
    const compiled = compileQuery(schema, document)
    if (!('query' in compiled)) throw new Error(JSON.stringify(compiled))
    return compiled.query({}, {}, variableValues)
  },
}

describe.each(Object.entries(RUNS))('run by %s', (_name, run) => {
  test.each([
    ['{ list { nodes facets } }', {}, ['facets', 'nodes']],
    ['{ list { a: facets } }', {}, ['facets']],
    ['{ list { nodes inner { facets } } }', {}, ['inner', 'nodes']],
    ['{ list { ...A } } fragment A on List { total ... on List { facets } }', {}, ['facets', 'total']],
    ['{ list { nodes ...A } list { total } } fragment A on List { inner { nodes } }', {}, ['inner', 'nodes', 'total']],
    ['query ($with: Boolean!) { list { nodes facets @include(if: $with) } }', { with: false }, ['nodes']],
    ['query ($with: Boolean!) { list { nodes facets @include(if: $with) } }', { with: true }, ['facets', 'nodes']],
    [
      'query ($with: Boolean!) { list { nodes ...A @include(if: $with) } } fragment A on List { facets }',
      { with: false },
      ['nodes'],
    ],
    ['query ($without: Boolean!) { list { nodes ... @skip(if: $without) { facets } } }', { without: true }, ['nodes']],
    ['{ list { nodes facets @skip(if: true) } }', {}, ['nodes']],
    [
      'query ($sources: Int, $with: Boolean!) { list(sources: $sources) { nodes facets @include(if: $with) } }',
      { sources: 1, with: false },
      ['nodes'],
    ],
  ])('%s %j selects %j', async (source, variables, fields) => {
    seen.length = 0
    await run(parse(source), variables)
    expect(seen).toEqual([fields])
  })

  test('a document that is run again selects by its new variables', async () => {
    const fixed = parse('{ list { nodes ...A } } fragment A on List { facets }')
    const varied = parse(
      'query ($with: Boolean!) { list { nodes ...A } } fragment A on List { facets @include(if: $with) }',
    )
    seen.length = 0
    for (const variables of [{ with: true }, { with: false }, { with: true }]) {
      await run(fixed, {})
      await run(varied, variables)
    }
    const both = ['facets', 'nodes']
    expect(seen).toEqual([both, both, both, ['nodes'], both, both])
  })
})
