import { afterAll, beforeAll, expect, test } from 'vitest'
import { sketchResolvers } from '../testing/sketchResolvers.ts'
import { startTestGateway, type TestGateway } from '../testing/startTestGateway.ts'
import { COMPILE_AFTER_REQUESTS } from './limits.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await startTestGateway({ resolvers: sketchResolvers })
})
afterAll(() => gateway.close())

/** Sends an operation until it is compiled, and returns all replies: status, data, and code and message of errors. */
async function replies(query: string, variables: object) {
  const all = []
  for (let request = 0; request <= COMPILE_AFTER_REQUESTS; request += 1) {
    const { status, body } = await gateway.post({ query, variables })
    all.push([
      status,
      body.data,
      body.errors?.map(({ extensions, message }) => `${String(extensions['code'])} ${message}`),
    ])
  }
  return all
}

test.each([
  ['an argument', 'query ($v: String = "sofa") { search(term: $v) { nodes { sku } } }', { v: null }],
  ['an item', 'query ($v: String = "a") { attributes(codes: [$v]) { code } }', { v: null }],
  [
    'a field with a default',
    'mutation ($v: Float) { addCartLines(input: { lines: [{ sku: "A", quantity: $v }] }) { cart { id } } }',
    { v: null },
  ],
  [
    'a fragment',
    'query ($v: ID = "x") { ...F } fragment F on Query { cmsPage(identifier: "a") { title } node(id: $v) { id } }',
    { v: null },
  ],
  ['a OneOf input object', 'query ($v: String) { product(by: { sku: $v }) { sku } }', { v: null }],
  ['a OneOf input object, omitted', 'query ($v: String) { product(by: { sku: $v }) { sku } }', {}],
])(
  'null where it is not allowed is the fault of the caller, in every request: %s',
  async (_where, query, variables) => {
    const refused = [400, undefined, ['BAD_USER_INPUT Variable "$v" must not be null.']]
    expect(await replies(query, variables)).toEqual(Array(COMPILE_AFTER_REQUESTS + 1).fill(refused))
  },
)

test.each([
  ['query ($v: String = "sofa") { search(term: $v, first: 1) { nodes { sku } } }', {}],
  ['query ($v: String = "sofa", $n: Int) { search(term: $v, first: $n) { nodes { sku } } }', { v: 'mesa', n: null }],
  ['query ($v: String) { product(by: { sku: $v }) { sku } }', { v: 'A' }],
  ['mutation ($v: Float) { addCartLines(input: { lines: [{ sku: "A", quantity: $v }] }) { cart { id } } }', {}],
  [
    'query Asked { store { code } } query Other($v: String = "a") { search(term: $v) { nodes { sku } } }',
    { v: null },
    'Asked',
  ],
])('defaults, and nulls that are allowed, are taken: %s', async (query, variables, operationName?: string) => {
  const { status, body } = await gateway.post({ query, variables, operationName })
  expect([status, body.errors]).toEqual([200, undefined])
})
