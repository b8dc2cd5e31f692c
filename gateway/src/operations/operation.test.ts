import { parse } from 'graphql'
import { expect, it } from 'vitest'
import { createSchema } from '../app/createSchema.ts'
import { resolvers } from '../app/resolvers.ts'
import { createOperation } from './operation.ts'

const schema = createSchema(resolvers)
const isPublic = (text: string) => createOperation(schema, parse(text), undefined).isPublic

it.each([
  '{ store { name } }',
  '{ __typename product(by: { sku: "A" }) { name } }',
  'query Q { ...F } fragment F on Query { search(text: "sofa") { products { totalCount } } }',
])('a catalogue read is public: %s', (text) => {
  expect(isPublic(text)).toBe(true)
})

it.each([
  '{ viewer { cart { id } } }',
  '{ node(id: "x") { id } }',
  '{ receipt(token: "x") { number } }',
  '{ sharedCart(code: "x") { name } }',
  '{ sharedWishList(code: "x") { name } }',
  '{ store { name } ... on Query { viewer { id } } }',
  '{ somethingThatIsMadeLater }',
  'mutation { logout(input: {}) { clientMutationId } }',
])('what answers by session or by a secret is not: %s', (text) => {
  expect(isPublic(text)).toBe(false)
})
