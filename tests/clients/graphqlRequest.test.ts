import { ClientError, GraphQLClient } from 'graphql-request'
import { describe, expect, it } from 'vitest'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { SKUS } from '../testkit/shoppers/wares.ts'

const url = `${sharedShop().gateway}/graphql`
const PRODUCT = 'query ProductOf($sku: String!) { product(by: { sku: $sku }) { sku } }'

describe('graphql-request 7, as it comes', () => {
  it.each(['POST', 'GET'] as const)('queries with variables by %s', async (method) => {
    const client = new GraphQLClient(url, { method, jsonSerializer: JSON })
    expect(await client.request(PRODUCT, { sku: SKUS.simple })).toEqual({ product: { sku: SKUS.simple } })
  })

  it('mutates, and goes on with the cart by the session that an app is given', async () => {
    let session = ''
    const client = new GraphQLClient(url, {
      headers: () => new Headers(session === '' ? { 'x-session': 'new' } : { authorization: `Bearer ${session}` }),
      responseMiddleware: (response) => {
        if ('headers' in response) session = response.headers.get('x-session') ?? session
      },
    })
    const add = 'mutation ($input: AddCartLinesInput!) { addCartLines(input: $input) { cart { totalQuantity } } }'
    await client.request(add, { input: { lines: [{ sku: SKUS.simple }] } })
    expect(await client.request('{ viewer { cart { totalQuantity } } }')).toEqual({
      viewer: { cart: { totalQuantity: 1 } },
    })
  })

  it('throws errors with their codes', async () => {
    const client = new GraphQLClient(url)
    await expect(client.request('{ nope }')).rejects.toSatisfy(
      (error) => error instanceof ClientError && error.response.errors?.[0]?.extensions['code'] === 'BAD_USER_INPUT',
    )
  })
})
