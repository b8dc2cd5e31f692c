import fc from 'fast-check'
import { execute, GraphQLScalarType, getOperationAST, getVariableValues, parse, validate } from 'graphql'
import { describe, expect, it } from 'vitest'
import { createSchema } from '../app/createSchema.ts'
import { compileOperation } from './compileOperation.ts'

const things = [
  { __typename: 'Chair', id: '1', name: 'Café "Ñ"\n\u2028', legs: 4, price: '10.50', broken: 1 },
  { __typename: 'Lamp', id: '2', name: null, watts: 7.5, price: '0.10', broken: 2 },
  { __typename: 'Chair', id: '3', name: 'Three', legs: null, price: '3', broken: 3 },
]

const fail = (what: string) => () => {
  throw new Error(what)
}

const typeDefs = parse(/* GraphQL */ `
  scalar Decimal
  enum Colour {
    RED
    BLUE
  }
  interface Thing {
    id: ID!
    name: String
    price: Decimal!
    friends: [Thing!]!
    maybe: [Thing]
    pick(colour: Colour = RED, by: By): String
  }
  input By @oneOf {
    a: String
    b: Int
  }
  type Chair implements Thing {
    id: ID!
    name: String
    price: Decimal!
    friends: [Thing!]!
    maybe: [Thing]
    pick(colour: Colour = RED, by: By): String
    legs: Int
    late: Int!
  }
  type Lamp implements Thing {
    id: ID!
    name: String
    price: Decimal!
    friends: [Thing!]!
    maybe: [Thing]
    pick(colour: Colour = RED, by: By): String
    watts: Float!
    failing: String
    failingHard: String!
  }
  union Any = Chair | Lamp
  type Query {
    things: [Thing!]!
    any(id: ID!): Any
    nothing: Thing
    nullList: [String]
    numbers: [[Int!]!]
    colour: Colour
    hardList: [String!]!
    failing: Int
    wrongEnum: Colour
    promised: [Thing]
    promisedHard: [Thing!]
    failedInside: [Thing]
    promisedLeaves: [String]
    iterable: [Int!]
    undefinedThing: Thing
  }
  type Mutation {
    bump(by: Int! = 1): Int!
    failBump: Int
    other: Int
  }
`)

const resolvers = {
  Decimal: new GraphQLScalarType({ name: 'Decimal', serialize: (value) => String(value) }),
  Thing: { __resolveType: (thing: { __typename: string }) => thing.__typename },
  Any: { __resolveType: (thing: { __typename: string }) => thing.__typename },
  Chair: {
    friends: async () => things,
    maybe: () => [things[1], null],
    late: async () => 5,
    pick: (_thing: unknown, args: object) => JSON.stringify(args),
  },
  Lamp: {
    friends: () => [],
    maybe: fail('no maybe'),
    failing: fail('soft'),
    failingHard: async () => fail('hard')(),
    pick: (_thing: unknown, args: object) => JSON.stringify(args),
  },
  Query: {
    things: async () => things,
    any: (_root: unknown, { id }: { id: string }) => things.find((thing) => thing.id === id) ?? null,
    nothing: () => null,
    nullList: () => ['a', null, '"'],
    numbers: () => [[1, 2], []],
    colour: () => 'BLUE',
    hardList: async () => ['a', null],
    failing: fail('root'),
    wrongEnum: () => 'GREEN',
    promised: () => [Promise.resolve(things[0]), things[1], Promise.resolve(null), Promise.reject(new Error('late'))],
    promisedHard: () => [Promise.resolve(things[0]), Promise.reject(new Error('late'))],
    failedInside: async () => [things[0], new Error('inside'), things[1]],
    promisedLeaves: async () => ['a', Promise.resolve('b'), null],
    iterable: () => new Set([1, 2]),
    undefinedThing: () => undefined,
  },
  Mutation: {
    bump: async (_root: unknown, { by }: { by: number }, context: { count: number }) => (context.count += by),
    failBump: fail('bump'),
    other: (_root: unknown, _args: unknown, context: { count: number }) => context.count,
  },
}

const schema = createSchema(resolvers, typeDefs)

type Result = { data?: unknown; errors?: readonly { path?: unknown; locations?: unknown }[] }

const dataOf = (result: Result) => JSON.parse(JSON.stringify(result.data ?? null)) as unknown

/**
 * Returns the nulls in the data that errors account for. If several failures null the same object, the specification
 * does not say how many of them are reported.
 */
function explainedNulls(result: Result): readonly string[] {
  const places = (result.errors ?? []).map(({ path, locations }) => {
    expect(locations).toHaveLength(1)
    const steps = (path ?? []) as readonly (string | number)[]
    let value = dataOf(result)
    let depth = 0
    while (value !== null && depth < steps.length) value = (value as Record<string, unknown>)[steps[depth++]!]
    expect(value).toBeNull()
    return steps.slice(0, depth).join('.')
  })
  return [...new Set(places)].sort()
}

async function both(query: string, variables: Record<string, unknown> = {}) {
  const document = parse(query)
  expect(validate(schema, document)).toEqual([])
  const definition = getOperationAST(document)!
  const compiled = compileOperation(schema, document, definition)
  const { coerced } = getVariableValues(schema, definition.variableDefinitions ?? [], variables).variableValues!
  expect(compiled).not.toBeNull()
  const plain = await execute({ schema, document, variableValues: variables, contextValue: { count: 0 } })
  const quick = await compiled!({ count: 0 }, coerced)
  expect(dataOf(quick), query).toEqual(dataOf(plain))
  expect(explainedNulls(quick), query).toEqual(explainedNulls(plain))
  return quick
}

describe('a compiled operation answers like the ordinary executor', () => {
  it.each([
    ['leaves, lists and nulls', '{ nothing { id } nullList numbers colour }'],
    [
      'interfaces and their fragments',
      '{ things { __typename id name price ... on Chair { legs late } ... on Lamp { watts } } }',
    ],
    [
      'unions',
      '{ any(id: 2) { __typename ... on Lamp { id watts } ... on Chair { legs } } missing: any(id: 9) { __typename } }',
    ],
    ['the same field twice, merged', '{ things { id } things { name ...F } } fragment F on Thing { friends { id } }'],
    ['nested abstract lists', '{ things { maybe { id } friends { id maybe { __typename id } } } }'],
    ['a nullable field that fails', '{ failing nullList }'],
    ['a nullable field that fails in a list', '{ things { ... on Lamp { failing } id } }'],
    ['a non-null field that fails', '{ any(id: 2) { ... on Lamp { id failingHard } } colour }'],
    ['a null inside a non-null list', '{ hardList }'],
    ['a non-null failure below a list of non-null', '{ things { id ... on Lamp { failingHard } } }'],
    ['lists of promises', '{ promised { id ... on Lamp { watts } } promisedLeaves }'],
    ['an item that is an error, with others behind it', '{ failedInside { id } }'],
    ['a promise that fails in a list of non-null', '{ promisedHard { id } colour }'],
    ['other iterables, and undefined', '{ iterable undefinedThing { id } }'],
    ['an enum that is none', '{ wrongEnum colour }'],
    ['default arguments', '{ any(id: 1) { ... on Chair { pick } } }'],
    ['mutations, one after the other', 'mutation { a: bump b: bump(by: 5) failBump other }'],
    ['literal oneOf input', '{ any(id: 1) { ... on Chair { pick(by: { a: "x" }) } } }'],
  ])('for %s', async (_name, query) => {
    await both(query)
  })

  const conditional = `query ($on: Boolean!, $off: Boolean = true) {
    colour @include(if: $on)
    things @skip(if: $off) { id }
    any(id: 1) { ... on Chair @include(if: $on) { legs late } ...F @skip(if: $on) }
  } fragment F on Chair { name price @include(if: $on) }`

  it.each([[{ on: true }], [{ on: false }], [{ on: true, off: false }], [{ on: false, off: false }]])(
    'for @skip and @include with %j',
    async (variables) => {
      await both(conditional, variables)
    },
  )

  it('for variables with defaults, enums and oneOf inputs', async () => {
    const query = `query ($colour: Colour, $by: By, $id: ID = 1) { any(id: $id) { ... on Chair { pick(colour: $colour, by: $by) } } }`
    for (const variables of [{}, { colour: 'BLUE' }, { colour: null }, { by: { b: 3 } }, { by: { a: 'x' }, id: 3 }]) {
      await both(query.replace('$id: ID = 1', '$id: ID! = 1'), variables)
    }
  })

  it('for any selection', async () => {
    const leaf = fc.constantFrom(
      'id',
      'name',
      'price',
      '__typename',
      'n: name',
      'pick',
      '... on Lamp { watts failing }',
      '... on Chair { legs late }',
      '... on Lamp { failingHard }',
    )
    const selection = fc.letrec<{ set: string }>((tie) => ({
      set: fc
        .tuple(
          fc.uniqueArray(leaf, { minLength: 1, maxLength: 4 }),
          fc.option(fc.tuple(fc.constantFrom('friends', 'maybe'), tie('set')), {
            nil: null,
            depthSize: 'small',
            maxDepth: 2,
          }),
        )
        .map(([leaves, below]) => `{ ${leaves.join(' ')} ${below ? `${below[0]} ${below[1]}` : ''} }`),
    })).set
    await fc.assert(
      fc.asyncProperty(selection, fc.constantFrom('things', 'any(id: 1)', 'nothing'), async (set, root) => {
        await both(root.startsWith('any') ? `{ ${root} { ... on Thing ${set} } }` : `{ ${root} ${set} }`)
      }),
      { numRuns: 150 },
    )
  })
})
