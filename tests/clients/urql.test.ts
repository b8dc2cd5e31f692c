import { cacheExchange, type Client, createClient, fetchExchange, gql } from '@urql/core'
import { cacheExchange as graphcache } from '@urql/exchange-graphcache'
import { persistedExchange } from '@urql/exchange-persisted'
import { getIntrospectionQuery, type IntrospectionQuery } from 'graphql'
import { describe, expect, it, vi } from 'vitest'
import { keylessTypes } from '../testkit/graph/clientKit.ts'
import { recordingFetch } from '../testkit/graph/recordingFetch.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { SKUS } from '../testkit/shoppers/wares.ts'

const url = `${sharedShop().gateway}/graphql`
const PRODUCT = gql`
  query ProductOf($sku: String!) {
    product(by: { sku: $sku }) {
      id
      sku
      name
    }
  }
`
const variables = { sku: SKUS.simple }

function client(exchanges: Parameters<typeof createClient>[0]['exchanges']) {
  const { requests, fetch } = recordingFetch()
  return { requests, urql: createClient({ url, fetch, exchanges }) }
}

async function answered(urql: Client, query: Parameters<Client['query']>[0], given: object = {}) {
  const { data, error } = await urql.query(query, given, { requestPolicy: 'network-only' }).toPromise()
  expect(error).toBeUndefined()
  return data as unknown
}

describe('urql 6, as it comes', () => {
  it('queries with variables, by GET', async () => {
    const { urql, requests } = client([cacheExchange, fetchExchange])
    expect(await answered(urql, PRODUCT, variables)).toMatchObject({ product: { sku: SKUS.simple } })
    expect(requests.map(({ method }) => method)).toEqual(['GET'])
  })

  it('mutates', async () => {
    const { urql } = client([cacheExchange, fetchExchange])
    const mutation = gql`
      mutation Add($input: AddCartLinesInput!) {
        addCartLines(input: $input) {
          cart {
            totalQuantity
          }
        }
      }
    `
    const { data, error } = await urql.mutation(mutation, { input: { lines: [{ sku: SKUS.simple }] } }).toPromise()
    expect([data, error]).toMatchObject([{ addCartLines: { cart: { totalQuantity: 1 } } }, undefined])
  })

  it('registers a persisted query, and sends its hash alone from then on', async () => {
    const { urql, requests } = client([persistedExchange({ preferGetForPersistedQueries: true }), fetchExchange])
    const query = gql(`query Persisted${Date.now()} { store { code } }`)
    for (let count = 0; count < 2; count += 1) {
      expect(await answered(urql, query)).toMatchObject({ store: { code: 'hogar' } })
    }
    expect(requests.map(({ url: asked, body }) => /"query":|[?&]query=/.test(asked + body))).toEqual([
      false,
      true,
      false,
    ])
  })

  it('reads deferred parts', async () => {
    const { urql } = client([cacheExchange, fetchExchange])
    const query = gql`
      query Deferred($sku: String!) {
        product(by: { sku: $sku }) {
          sku
          ... on Product @defer(label: "late") {
            related(first: 2) {
              sku
            }
          }
        }
      }
    `
    const last = await new Promise<unknown>((resolve) => {
      urql.query(query, variables).subscribe(({ data, hasNext, error }) => {
        if (!hasNext) resolve({ data, error })
      })
    })
    expect(last).toMatchObject({ data: { product: { related: expect.any(Array) } }, error: undefined })
  })

  it('reports errors with their codes', async () => {
    const { urql } = client([cacheExchange, fetchExchange])
    const { error } = await urql.query(gql('{ nope }'), {}).toPromise()
    expect(error?.graphQLErrors[0]?.extensions['code']).toBe('BAD_USER_INPUT')
  })

  it('keeps a normalised cache without a warning, with the keys of the kit', async () => {
    const warn = vi.spyOn(console, 'warn')
    const { urql: first } = client([fetchExchange])
    const schema = (await answered(first, getIntrospectionQuery())) as IntrospectionQuery
    const keys = Object.fromEntries(keylessTypes.map((name) => [name, () => null]))
    const { urql, requests } = client([graphcache({ schema, keys }), fetchExchange])
    const query = gql`
      {
        category(by: { urlPath: "salas" }) {
          id
          products(first: 5) {
            nodes {
              id
              name
              price {
                final {
                  amount
                }
              }
            }
          }
        }
      }
    `
    const fresh = await urql.query(query, {}).toPromise()
    const kept = await urql.query(query, {}).toPromise()
    expect([kept.error, kept.data]).toEqual([undefined, fresh.data])
    expect(requests).toHaveLength(1)
    expect(warn).not.toHaveBeenCalled()
  })
})
