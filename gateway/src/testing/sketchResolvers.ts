import { STORES } from '@hogar/schema/stores.ts'
import type { GraphContext } from '../app/context.ts'
import { GatewayError } from '../errors/gatewayError.ts'
import { runIdempotently } from '../idempotency/runIdempotently.ts'
import { UpstreamFailure } from '../errors/upstreamFailure.ts'

const money = (amount: string) => ({ amount, currencyCode: 'MXN' })

const product = (sku: string) => ({
  __typename: sku === 'V' ? 'VirtualProduct' : 'SimpleProduct',
  id: `product-${sku}`,
  sku,
  name: `Silla "${sku}" Ñ`,
  price: { regular: money('10.00'), final: money('9.50'), finalExcludingTax: money('8.19'), isFrom: false },
})

const FAILURES: Readonly<Record<string, () => Error>> = {
  mistake: () => new Error('secret at http://10.0.0.5/?token=abc'),
  timeout: () => new UpstreamFailure({ kind: 'timeout', endpoint: 'catalogueSearch', detail: 'secret host' }),
  down: () => new UpstreamFailure({ kind: 'unavailable', endpoint: 'catalogueSearch', detail: 'secret host' }),
  forbidden: () => new GatewayError('FORBIDDEN', 'Not yours.'),
}

/** Minimal shop behind the real schema: for tests of the request path, not of domains. */
export const sketchResolvers = {
  Query: {
    store: (_root: unknown, _args: unknown, { store }: GraphContext) => ({ ...store, id: `store-${store.code}` }),
    stores: () => STORES.map((store) => ({ ...store, id: `store-${store.code}` })),
    viewer: (_root: unknown, _args: unknown, { session }: GraphContext) => ({
      cart: session.cartToken === null ? null : { id: session.cartToken },
    }),
    product: (_root: unknown, { by }: { by: { sku?: string } }) => {
      const failure = FAILURES[by.sku ?? '']
      if (failure) throw failure()
      return by.sku === 'none' ? null : product(by.sku ?? 'S')
    },
    cmsPage: async (_root: unknown, { identifier }: { identifier: string }, { upstream }: GraphContext) => ({
      id: identifier,
      identifier,
      title: JSON.stringify(await upstream.call('stockList', { query: { skus: identifier } })),
    }),
    search: (_root: unknown, { first }: { first?: number }) => ({
      nodes: Array.from({ length: first ?? 20 }, (_item, index) => product(String(index))),
    }),
  },
  Product: { __resolveType: (parent: { __typename: string }) => parent.__typename },
  RouteTarget: { __resolveType: (parent: { __typename: string }) => parent.__typename },
  Node: { __resolveType: (parent: { __typename: string }) => parent.__typename },
  SimpleProduct: {
    related: () => [product('R1'), product('V')],
    stock: () => {
      throw FAILURES['down']!()
    },
    media: ({ sku }: { sku: string }) => [{ path: sku, url: sku }],
  },
  ProductMedia: {
    url: ({ url }: { url: string }, args: object) => `https://img.example/${url}?${JSON.stringify(args)}`,
  },
  Mutation: {
    addCartLines: async (
      _root: unknown,
      { input }: { input: { clientMutationId?: string; lines: { sku: string; quantity: number }[] } },
      context: GraphContext,
    ) =>
      runIdempotently(context, { mutation: 'addCartLines', input }, async () => {
        const { cartToken } = context.session
        context.session.update({
          cartToken: `${cartToken ?? ''}${input.lines.map((line) => `${line.sku}${line.quantity}`).join('')}`,
        })
        return { cart: { id: context.session.cartToken }, lines: [], userErrors: [], notices: [] }
      }),
  },
}
