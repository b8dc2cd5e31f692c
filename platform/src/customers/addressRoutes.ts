import { Type } from 'typebox'
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { success } from '../http/envelope.ts'
import { deleteAddress, saveAddress } from './addressRepository.ts'
import { addressAnswers } from './customerAnswer.ts'
import { AddressBody } from './customerBody.ts'
import { requireBearer } from './sessions.ts'
import { TokenQuery, userTokenOf } from './userToken.ts'

const tags = ['customers']

/** A customer's addresses one by one: two devices that change them at the same time lose nothing of each other's. */
export function registerAddressRoutes(app: App, db: Kysely<Schema>): void {
  const customerOf = async (request: Parameters<typeof userTokenOf>[0]) =>
    (await requireBearer(db, userTokenOf(request), new Date())).customerId
  const answer = async (customerId: number) => success(await addressAnswers(db, customerId))
  const listing = {
    tags,
    summary: 'Addresses of the customer of this token, the oldest first',
    description: '`telephone_confirmed` stands where the customer has confirmed the number by a code.',
    querystring: TokenQuery,
  }
  app.get('/api/ext/addresses', { schema: listing }, async (request) => answer(await customerOf(request)))
  const saving = {
    tags,
    summary: 'Keep one address',
    description: `With an \`id\` it is another text for that one. Flags that are left out stay as they are; an address that becomes a
default takes that from the others, and the first of all is the default of both uses. Answers all addresses.`,
    querystring: TokenQuery,
    body: Type.Object({ address: AddressBody }),
  }
  app.post('/api/ext/address_update', { schema: saving }, async (request) => {
    const customerId = await customerOf(request)
    await db.transaction().execute((transaction) => saveAddress(transaction, customerId, request.body.address))
    return answer(customerId)
  })
  const removing = {
    tags,
    summary: 'Forget one address',
    description: 'What it was the default of, the oldest of the others is then. One that is gone already is no error.',
    params: Type.Object({ addressId: Type.Integer({ minimum: 1 }) }),
    querystring: TokenQuery,
  }
  app.delete('/api/ext/addresses/:addressId', { schema: removing }, async (request) => {
    const customerId = await customerOf(request)
    await db.transaction().execute((transaction) => deleteAddress(transaction, customerId, request.params.addressId))
    return answer(customerId)
  })
}
