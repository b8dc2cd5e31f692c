import { Type } from 'typebox'
import type { Kysely } from 'kysely'
import type { FastifyRequest } from 'fastify'
import { readStore } from '../cart/cartQuery.ts'
import { loadAddresses } from '../customers/addressRepository.ts'
import { requireBearer } from '../customers/signIn/sessions.ts'
import { TokenQuery, userTokenOf } from '../customers/signIn/userToken.ts'
import type { Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { success } from '../http/envelope.ts'
import { PlatformError } from '../http/PlatformError.ts'
import { confirmSmsCode } from './confirmSmsCode.ts'
import { internationalNumber } from './internationalNumber.ts'
import {
  SMS_CODE_DIGITS,
  SMS_PER_CUSTOMER_A_DAY,
  SMS_PER_NUMBER_A_DAY,
  SMS_RESEND_SECONDS,
  SMS_TRIES_MAX,
} from './limits.ts'
import { sendSmsCode } from './sendSmsCode.ts'
import type { Holder } from './smsCode.ts'

const tags = ['customers']
const Owned = Type.Object({
  customer_id: Type.Integer({ description: 'id of the customer, who must own the token' }),
  address_id: Type.Integer({ minimum: 1, description: 'id of an address of the customer; its number is used' }),
})
const Confirming = Type.Object({
  ...Owned.properties,
  code: Type.String({ pattern: `^\\d{${SMS_CODE_DIGITS}}$` }),
})
const REFUSALS = `A temporary refusal returns 429 with \`{ errorMessage, reason, until }\`: \`reason\` is \`wait\`
after an SMS, \`day\` at the limit of a day, \`attempts\` after ${SMS_TRIES_MAX} wrong codes of the customer.`

/** Telephones of addresses, confirmed by a code that is sent to them. No caller says a number: that could be a stranger's. */
export function registerTelephoneRoutes(app: App, db: Kysely<Schema>): void {
  const timing = {
    tags,
    summary: 'Resend interval and length of codes',
    querystring: Type.Object({ storeCode: Type.Optional(Type.String()) }),
  }
  app.get('/api/ext/sms_timer', { schema: timing }, () =>
    success({ resend_seconds: SMS_RESEND_SECONDS, code_length: SMS_CODE_DIGITS }),
  )
  const sending = {
    tags,
    summary: 'Send a code to the telephone of an address',
    description: `Writes an SMS in the language of the store to the outbox. The limits of a day are
${SMS_PER_CUSTOMER_A_DAY} for a customer and ${SMS_PER_NUMBER_A_DAY} for a number, for all customers together.
${REFUSALS} Returns 409 for a confirmed number.`,
    querystring: TokenQuery,
    body: Owned,
  }
  app.post('/api/ext/send_sms', { schema: sending }, async (request) => {
    const holder = await requireHolder(db, request)
    const now = new Date()
    const work = db.transaction().execute((inside) => sendSmsCode(inside, holder, { store: readStore(request), now }))
    return success({ resend_at: (await work).toISOString() })
  })
  const confirming = {
    tags,
    summary: 'Confirm the telephone of an address with its code',
    description: `Returns 400 for a wrong or expired code. Succeeds for a number that is confirmed already.
${REFUSALS}`,
    querystring: TokenQuery,
    body: Confirming,
  }
  app.post('/api/ext/confirm_sms', { schema: confirming }, async (request) => {
    const holder = await requireHolder(db, request)
    await confirmSmsCode(db, holder, { code: request.body.code, now: new Date() })
    return success(true)
  })
}

type Call = Pick<FastifyRequest, 'headers'> &
  Readonly<{ query: Type.Static<typeof TokenQuery>; body: Type.Static<typeof Owned> }>

/**
 * @throws PlatformError 401 without a token that opens an account, 403 when another customer is named, 404 for an address
 * that is not the customer’s, 422 for one without a number that can be written to.
 */
async function requireHolder(db: Kysely<Schema>, request: Call): Promise<Holder> {
  const { customerId } = await requireBearer(db, userTokenOf(request), new Date())
  const { customer_id: named, address_id: addressId } = request.body
  if (named !== customerId) throw new PlatformError(403, 'This is another customer')
  const address = (await loadAddresses(db, customerId)).find(({ id }) => id === addressId)
  if (address === undefined) throw new PlatformError(404, `No such address: ${addressId}`)
  const telephone = internationalNumber(address.telephone, address.country_id)
  if (telephone === null) throw new PlatformError(422, 'This address has no telephone')
  return { customerId, telephone }
}
