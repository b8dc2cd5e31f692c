import type { FastifyRequest } from 'fastify'
import { fieldsOf, textOf } from '../parse/fields.ts'
import { PlatformError } from '../http/PlatformError.ts'
import { type StoreDefinition, findStore, storeOrDefault } from '../stores.ts'

/** Country whose stores lend. The rules, taxes and authorities behind every figure are those of Mexico. */
const LENDING_COUNTRY: StoreDefinition['country'] = 'MX'

type Call = Pick<FastifyRequest, 'headers' | 'query' | 'body'>

/** Refuses a call for a store that does not lend, before its body is looked at. */
export async function refuseOtherStores(request: Call): Promise<void> {
  requireCreditStore(request)
}

/**
 * Returns the store that a call names in its header, its body or its address; the main brand when it names none.
 * @throws PlatformError 404 for a store that there is not, and for one that does not lend.
 */
export function requireCreditStore({ headers, query, body }: Call): StoreDefinition {
  const code =
    textOf(headers['x-vs-store-code']) ?? textOf(fieldsOf(body)['storeCode']) ?? textOf(fieldsOf(query)['storeCode'])
  if (code !== null && findStore(code) === null) throw new PlatformError(404, { errorMessage: 'No such store' })
  const store = storeOrDefault(code ?? undefined)
  if (store.country !== LENDING_COUNTRY) throw new PlatformError(404, { errorMessage: 'This store gives no credit' })
  return store
}
