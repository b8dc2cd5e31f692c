import { getNamedType, graphql, isInputObjectType, isObjectType, parse } from 'graphql'
import { describe, expect, test } from 'vitest'
import { createSchema } from './createSchema.ts'
import { TYPED_INPUTS } from './typedInputs.ts'

/** Every text that an input of the graph takes, as `TYPED_INPUTS` names it. Cursors are the graph's own. */
function textsOfInputs(): ReadonlySet<string> {
  const isText = (type: Parameters<typeof getNamedType>[0]) =>
    ['String', 'EmailAddress'].includes(String(getNamedType(type)))
  const names = Object.values(createSchema({}).getTypeMap()).flatMap((type) => {
    if (type.name.startsWith('__')) return []
    if (isInputObjectType(type))
      return Object.values(type.getFields()).flatMap((field) =>
        isText(field.type) ? `${type.name}.${field.name}` : [],
      )
    if (!isObjectType(type)) return []
    return Object.values(type.getFields()).flatMap((field) =>
      field.args.flatMap(({ name, type: given }) => (isText(given) ? `${field.name}(${name}:)` : [])),
    )
  })
  return new Set(names.filter((name) => !/\((?:after|before):\)$/.test(name)))
}

test('every text that comes in says how it is cleaned, and nothing else does', () => {
  expect(Object.keys(TYPED_INPUTS).sort()).toEqual([...textsOfInputs()].sort())
})

test('passwords and tokens are taken as they are typed', () => {
  const secret = [...textsOfInputs()].filter((name) =>
    /[.(]\w*(?:password|token|proof|photos|hash|checksum)/i.test(name),
  )
  expect(secret.length).toBeGreaterThan(8)
  for (const name of secret) expect(TYPED_INPUTS[name]).toBeNull()
})

describe('a resolver', () => {
  const heard: unknown[] = []
  const typeDefs = parse(`
    type Query {
      search(term: String!, login: LoginInput, id: ID): String
      place(address: AddressInput!, note: String = "x"): String
    }
    input LoginInput { email: EmailAddress!, password: String! }
    input AddressInput { street: [String], postcode: String, nested: AddressInput }
    scalar EmailAddress
  `)
  const answer = (_root: unknown, given: unknown) => {
    heard.push(given)
    return 'done'
  }
  const schema = createSchema({ Query: { search: answer, place: answer } }, typeDefs)
  const variables = {
    term: '\u200Bsofa\u0301 \u00A0',
    login: { email: 'mailto:a&b@example.mx\u202C', password: ' a\u200B ' },
    id: ' 1\u200B',
  }
  const literals = JSON.stringify(variables)
    .slice(1, -1)
    .replaceAll(/"(\w+)":/g, '$1:')

  test.each([
    ['in the text', `{ search(${literals}) }`, {}],
    [
      'as variables',
      'query ($term: String!, $login: LoginInput, $id: ID) { search(term: $term, login: $login, id: $id) }',
      variables,
    ],
  ])('receives what was typed %s clean, and the rest as it came', async (_where, source, variableValues) => {
    heard.length = 0
    expect(await graphql({ schema, source, variableValues })).toEqual({ data: { search: 'done' } })
    expect(JSON.parse(JSON.stringify(heard))).toEqual([
      { term: 'sofá', login: { email: 'a&b@example.mx', password: ' a\u200B ' }, id: ' 1\u200B' },
    ])
  })

  test('receives lists, inputs within inputs, nulls and defaults', async () => {
    heard.length = 0
    const nested = '{ street: null, postcode: "\uFEFF1" }'
    const address = `{ street: ["\u200BAv. 1", null], postcode: "C.P. 44100", nested: ${nested} }`
    expect(await graphql({ schema, source: `{ place(address: ${address}) }` })).toEqual({ data: { place: 'done' } })
    expect(JSON.parse(JSON.stringify(heard))).toEqual([
      { address: { street: ['Av. 1', null], postcode: '44100', nested: { street: null, postcode: '1' } }, note: 'x' },
    ])
  })
})
