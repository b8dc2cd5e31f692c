import { hash } from 'node:crypto'
import { ApolloClient, ApolloLink, CombinedGraphQLErrors, gql, HttpLink, InMemoryCache } from '@apollo/client'
import { Defer20220824Handler, GraphQL17Alpha9Handler } from '@apollo/client/incremental'
import { PersistedQueryLink } from '@apollo/client/link/persisted-queries'
import { loadTypeDefs } from '@hogar/schema/loadTypeDefs.ts'
import { buildASTSchema, isNonNullType, isObjectType } from 'graphql'
import { describe, expect, it } from 'vitest'
import { keyFields, keylessTypes, possibleTypes } from '../testkit/graph/clientKit.ts'
import { recordingFetch } from '../testkit/graph/recordingFetch.ts'
import { sharedShop } from '../testkit/servers/sharedShop.ts'
import { SKUS } from '../testkit/shoppers/wares.ts'

const uri = `${sharedShop().gateway}/graphql`
const PRODUCT = gql`
  query ProductOf($sku: String!) {
    product(by: { sku: $sku }) {
      sku
      name
    }
  }
`
const variables = { sku: SKUS.simple }
const found = { product: { sku: SKUS.simple, name: expect.any(String) } }

function client(link: (http: HttpLink) => ApolloLink, options: Partial<HttpLink.Options> = {}) {
  const { requests, fetch } = recordingFetch()
  const http = new HttpLink({ uri, fetch, ...options })
  return { requests, apollo: new ApolloClient({ link: link(http), cache: new InMemoryCache() }) }
}
const plain = (http: HttpLink) => http

describe('Apollo Client 4, as it comes', () => {
  it('queries with variables', async () => {
    const { apollo, requests } = client(plain)
    expect((await apollo.query({ query: PRODUCT, variables })).data).toMatchObject(found)
    expect(requests.map(({ method }) => method)).toEqual(['POST'])
  })

  it('queries by GET', async () => {
    const { apollo, requests } = client(plain, { useGETForQueries: true })
    expect((await apollo.query({ query: PRODUCT, variables })).data).toMatchObject(found)
    expect(requests.map(({ method }) => method)).toEqual(['GET'])
  })

  it('mutates, by POST also where queries go by GET', async () => {
    const { apollo } = client(plain, { useGETForQueries: true })
    const mutation = gql`
      mutation Add($input: AddCartLinesInput!) {
        addCartLines(input: $input) {
          cart {
            totalQuantity
          }
          userErrors {
            code
          }
        }
      }
    `
    const { data } = await apollo.mutate({ mutation, variables: { input: { lines: [{ sku: SKUS.simple }] } } })
    expect(data).toMatchObject({ addCartLines: { cart: { totalQuantity: 1 }, userErrors: [] } })
  })

  it('says which client it is', async () => {
    const { requests, fetch } = recordingFetch()
    const apollo = new ApolloClient({
      link: new HttpLink({ uri, fetch }),
      cache: new InMemoryCache(),
      clientAwareness: { name: 'partner', version: '1.0' },
    })
    expect((await apollo.query({ query: PRODUCT, variables })).data).toMatchObject(found)
    expect(requests[0]!.headers.get('apollographql-client-name')).toBe('partner')
  })

  it.each([
    ['POST', false],
    ['GET', true],
  ])('registers an automatic persisted query by %s, and sends its hash alone from then on', async (method, useGET) => {
    const sha256 = (text: string) => hash('sha256', text, 'hex')
    const persisted = new PersistedQueryLink({ sha256, useGETForHashedQueries: useGET })
    const { apollo, requests } = client((http) => ApolloLink.from([persisted, http]))
    const query = gql(`query Registered${method}${Date.now()} { store { code } }`)
    const ask = () => apollo.query({ query, fetchPolicy: 'no-cache' })
    expect((await ask()).data).toEqual({ store: { code: 'hogar', __typename: 'Store' } })
    expect((await ask()).data).toEqual({ store: { code: 'hogar', __typename: 'Store' } })
    const holdsQuery = requests.map(({ url, body }) => /"query":|[?&]query=/.test(url + body))
    expect(holdsQuery).toEqual([false, true, false])
    expect(requests[2]!.method).toBe(method)
  })

  it('throws the errors with their codes', async () => {
    const { apollo } = client(plain)
    const asked = apollo.query({ query: gql('{ nope }') })
    await expect(asked).rejects.toSatisfy(
      (error) => CombinedGraphQLErrors.is(error) && error.errors[0]?.extensions?.['code'] === 'BAD_USER_INPUT',
    )
  })

  it.each([
    ['2022', () => new Defer20220824Handler(), 'deferSpec=20220824'],
    ['graphql 17', () => new GraphQL17Alpha9Handler(), 'incrementalSpec=v0.2'],
  ])('reads deferred parts in the format of %s', async (_name, handler, format) => {
    const { requests, fetch } = recordingFetch()
    const apollo = new ApolloClient({
      link: new HttpLink({ uri, fetch }),
      cache: new InMemoryCache({ possibleTypes }),
      incrementalHandler: handler(),
    })
    const query = gql`
      query Deferred($sku: String!) {
        product(by: { sku: $sku }) {
          id
          sku
          ... on Product @defer(label: "late") {
            related(first: 2) {
              id
              sku
            }
          }
        }
      }
    `
    const results: { dataState: string; data: unknown; error: unknown }[] = []
    await new Promise<void>((resolve, reject) => {
      apollo.watchQuery({ query, variables }).subscribe({
        next: ({ dataState, data, error }) => {
          results.push({ dataState, data, error })
          if (dataState === 'complete' || error) resolve()
        },
        error: reject,
      })
    })
    const last = results.at(-1)!
    expect(last).toMatchObject({ dataState: 'complete', error: undefined })
    expect(last.data).toMatchObject({ product: { sku: SKUS.simple, related: expect.any(Array) } })
    expect(requests[0]!.headers.get('accept')).toContain(format)
    expect(requests[0]!.answer!.headers.get('content-type')).toContain(format)
  })
})

describe('the keys of the kit', () => {
  const schema = buildASTSchema(loadTypeDefs())

  it.each(Object.entries(keyFields))('%s has %s, which is never null', (name, field) => {
    const type = schema.getType(name)
    expect(isObjectType(type) && isNonNullType(type.getFields()[field]?.type)).toBe(true)
    expect(keylessTypes).toContain(name)
  })

  it('store an object once for all queries that read it', async () => {
    const typePolicies = Object.fromEntries(
      Object.entries(keyFields).map(([name, field]) => [name, { keyFields: [field] }]),
    )
    const cache = new InMemoryCache({ possibleTypes, typePolicies })
    const apollo = new ApolloClient({ link: new HttpLink({ uri }), cache })
    await apollo.query({
      query: gql`
        {
          store {
            id
            branches {
              code
              name
            }
          }
        }
      `,
    })
    await apollo.query({
      query: gql`
        {
          store {
            id
            branches {
              code
              city
            }
          }
        }
      `,
    })
    const branches = Object.entries(cache.extract()).filter(([key]) => key.startsWith('Branch:'))
    expect(branches.length).toBeGreaterThan(0)
    for (const [key, branch] of branches) {
      const { code, name, city } = branch as unknown as Record<string, string>
      expect([key, name, city]).toEqual([`Branch:${JSON.stringify({ code })}`, expect.any(String), expect.any(String)])
    }
  })
})
