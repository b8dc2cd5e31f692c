import { PreloadableQueryRegistry, createOperationDescriptor } from 'relay-runtime'
import { MockPayloadGenerator } from 'relay-test-utils'
import type { StoreDefinition } from '@hogar/schema/stores.ts'
import type { GraphQLTransport } from '../relay/network/transport.ts'

type MockResolvers = Parameters<typeof MockPayloadGenerator.generate>[1]

/**
 * Creates a transport that answers pages' operations as a gateway would for one store. The code of the pages has to be
 * loaded.
 */
export function createMockTransport(store: StoreDefinition, resolvers: MockResolvers = {}): GraphQLTransport {
  return async function* send({ id, variables }) {
    // Network responses arrive in any order.
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 5))
    const request = PreloadableQueryRegistry.get(id)
    if (!request) throw new Error(`The code of operation ${id} is not loaded`)
    const payload = MockPayloadGenerator.generate(createOperationDescriptor(request, variables), {
      Store: () => ({ code: store.code, name: store.name, externalCheckoutUrl: null, features: ['WISH_LISTS'] }),
      Category: () => ({ name: `Category of ${store.code}`, link: '/x' }),
      Money: () => ({ amount: '8999.00', currencyCode: store.currencyCode }),
      Decimal: () => '1.00',
      DeliveryEstimate: () => ({ earliest: '2026-11-24', latest: '2026-11-26', madeToOrderDays: null }),
      // Ids by path: what two queries read at the same path is the same record.
      ID: ({ path }) => path?.join('.') ?? 'root',
      ...resolvers,
    })
    yield { data: payload.data }
  }
}
