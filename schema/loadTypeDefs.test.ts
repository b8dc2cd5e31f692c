import { buildASTSchema, buildSchema, validateSchema } from 'graphql'
import { describe, expect, it } from 'vitest'
import { lintSchema } from './lintSchema.ts'
import { loadTypeDefs } from './loadTypeDefs.ts'

const schema = buildASTSchema(loadTypeDefs())

describe('the public schema', () => {
  it('is valid', () => {
    expect(validateSchema(schema)).toEqual([])
  })

  it('keeps the rules of the house', () => {
    expect(lintSchema(schema)).toEqual([])
  })

  it('is described as a whole, for the first page of documentation', () => {
    expect(schema.description).toMatch(/X-Store.*X-Session.*userErrors.*extensions\.code/s)
  })

  it('describes a field of an implementer with the words of the interface', () => {
    const simple = schema.getType('SimpleProduct')
    const product = schema.getType('Product')
    if (!simple || !('getFields' in simple) || !product || !('getFields' in product)) throw new Error('types missing')
    expect(simple.getFields()['stock']?.description).toBe(product.getFields()['stock']?.description)
  })
})

describe('lintSchema', () => {
  const lint = (sdl: string) =>
    lintSchema(buildSchema(sdl)).map(({ coordinate, message }) => `${coordinate} ${message}`)

  it('asks for a description of types, fields and arguments', () => {
    expect(lint('type Query { name(of: Int): String }')).toEqual([
      'Query has no description',
      'Query.name(of:) has no description',
      'Query.name has no description',
    ])
  })

  it('refuses descriptions that open with "What" or contain a household word, wherever they stand', () => {
    const sdl = `
      "What a shop answers." type Query { "Name." name("Told by whoever asks." of: I): E }
      "Words." enum E { "Everybody." ALL }
      "An input." input I { """The order, handed
      over.""" key: ID }`
    expect(lint(sdl)).toEqual([
      'Query opens with "What": open with a noun or a verb, as in "Number of units" or "True if …"',
      'Query.name(of:) contains "told": use a verb: "returns", "reports", "notifies"',
      'Query.name(of:) contains "whoever": name the role: "the customer", "holders of the link"',
      'E.ALL contains "everybody": name the role: "all shoppers"',
      'I(key:) contains "handed over": use a verb: "sends", "transfers", "picks up"',
    ])
    expect(lint('"Retold stories." type Query { "State for which a value exists." x: Int }')).toEqual([])
  })

  it('refuses an id outside a Node, and enum values that are not loud', () => {
    expect(lint('"q" type Query { "x" id: ID! "e" e: E } "e" enum E { "v" low }')).toEqual([
      'Query.id a field called id belongs to a Node',
      'E.low enum values are SCREAMING_CASE',
    ])
  })

  it('refuses a mutation without input or without its three channels', () => {
    expect(lint('"q" type Query { "x" x: Int } "m" type Mutation { "y" y: P! } "p" type P { "x" x: Int }')).toEqual([
      'Mutation.y a mutation takes one argument, `input`',
      'Mutation.y its payload has no userErrors',
      'Mutation.y its payload has no notices',
      'Mutation.y its payload has no clientMutationId',
    ])
  })

  it('refuses a deprecation that names neither replacement nor date', () => {
    expect(lint('"q" type Query { "x" x: Int @deprecated(reason: "old") }')).toEqual([
      'Query.x a deprecation names its replacement in backticks, and a date',
    ])
    expect(lint('"q" type Query { "e" e: E } "e" enum E { "v" OLD @deprecated }')).toEqual([
      'E.OLD a deprecation names its replacement in backticks, and a date',
    ])
    expect(lint('"q" type Query { "x" x: Int @deprecated(reason: "Use `y`. Gone after 2027-05-20.") }')).toEqual([])
  })
})
