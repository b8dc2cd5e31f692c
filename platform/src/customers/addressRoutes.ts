import { Type } from 'typebox'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { success } from '../http/envelope.ts'
import { carryOutOnce, readIdempotency } from '../http/idempotency.ts'
import { deleteAddress, saveAddress } from './addressRepository.ts'
import { addressAnswers } from './customerAnswer.ts'
import { AddressBody } from './customerBody.ts'
import { requireBearer } from './signIn/sessions.ts'
import { TokenQuery, userTokenOf } from './signIn/userToken.ts'

const tags = ['customers']

/** A customer's addresses one by one: two devices that change them at the same time lose nothing of each other's. */
export function registerAddressRoutes(app: App, db: Kysely<Schema>): void {
  const customerOf = async (request: Parameters<typeof userTokenOf>[0]) =>
    (await requireBearer(db, userTokenOf(request), new Date())).customerId
  const answer = async (customerId: number) => success(await addressAnswers(db, customerId))
  const listing = {
    tags,
    summary: 'Addresses of the customer, oldest first',
    description: '`telephone_confirmed` is present if the customer has confirmed the number by a code.',
    querystring: TokenQuery,
  }
  app.get('/api/ext/addresses', { schema: listing }, async (request) => answer(await customerOf(request)))
  const saving = {
    tags,
    summary: 'Create or update an address',
    description: `With an \`id\`, updates that address; missing flags keep their value. A new default replaces the
previous one. The first address of a customer becomes the default for billing and shipping. Returns all addresses. A
repeat with the same \`Idempotency-Key\` stores nothing more.`,
    querystring: TokenQuery,
    body: Type.Object({ address: AddressBody }),
  }
  app.post('/api/ext/address_update', { schema: saving }, async (request) => {
    const customerId = await customerOf(request)
    // The id alone is stored under the key, not the addresses.
    await carryOutOnce(db, readIdempotency(request, `addresses:${customerId}`), (transaction) =>
      saveAddress(transaction, customerId, request.body.address),
    )
    return answer(customerId)
  })
  const removing = {
    tags,
    summary: 'Delete an address',
    description:
      'If the address was a default, the oldest other address becomes the default. An unknown address is no error.',
    params: Type.Object({ addressId: Type.Integer({ minimum: 1 }) }),
    querystring: TokenQuery,
  }
  app.delete('/api/ext/addresses/:addressId', { schema: removing }, async (request) => {
    const customerId = await customerOf(request)
    await db.transaction().execute((transaction) => deleteAddress(transaction, customerId, request.params.addressId))
    return answer(customerId)
  })
}
