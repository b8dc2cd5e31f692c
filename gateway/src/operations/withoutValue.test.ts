import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sketchResolvers } from '../testing/sketchResolvers.ts'
import { startTestGateway, type TestGateway } from '../testing/startTestGateway.ts'
import { withoutValue } from './withoutValue.ts'

it.each([
  ['Int cannot represent non-integer value: "x".', 'Int cannot represent non-integer value.'],
  [
    'Variable "$i" has invalid value: Expected value of type "A" to include required field "b", found: { c: ", found: " }.',
    'Variable "$i" has invalid value: Expected value of type "A" to include required field "b".',
  ],
  ['Value "x" does not exist in "Sort" enum.', 'Value "x" does not exist in "Sort" enum.'],
])('%s', (message, expected) => {
  expect(withoutValue(message)).toBe(expected)
})

describe('the message of a refused value', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await startTestGateway({ resolvers: sketchResolvers })
  })
  afterAll(() => gateway.close())

  const login = 'mutation ($input: LoginInput!) { login(input: $input) { clientMutationId } }'
  const secret = 'Hunter2!'

  it.each([
    ['a variable', { query: login, variables: { input: { email: 'a@b.mx', password: secret, remember: true } } }],
    [
      'a document',
      {
        query: `mutation { login(input: { email: "a@b.mx", password: "${secret}", remember: true }) { clientMutationId } }`,
      },
    ],
    ['a number', { query: login, variables: { input: { email: 'a@b.mx', password: 4711 } } }],
  ])('in %s names its type and place, without what was sent', async (_where, params) => {
    const { body } = await gateway.post(params)
    expect(body.errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
    expect(body.errors![0]!.message).toMatch(/LoginInput|String/)
    expect(JSON.stringify(body)).not.toMatch(/Hunter2|4711/)
  })

  it('does not grow with the request', async () => {
    const unknown = Object.fromEntries(Array.from({ length: 12 }, (_item, index) => [`unknown${index}`, index]))
    const long = 'x'.repeat(100_000)
    const { body } = await gateway.post({ query: login, variables: { input: { ...unknown, email: long, [long]: 1 } } })
    expect(body.errors!.length).toBeGreaterThan(5)
    expect(JSON.stringify(body).length).toBeLessThan(20_000)
  })
})
