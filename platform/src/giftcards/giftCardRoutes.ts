import { Type } from 'typebox'
import type { Kysely } from 'kysely'
import type { FastifyRequest } from 'fastify'
import { textOf } from '../parse/fields.ts'
import { ADDRESS_HEADER } from '../credit/callers/caller.ts'
import { CALLER_MAX_CHARACTERS } from '../credit/limits.ts'
import { requireBearer } from '../customers/signIn/sessions.ts'
import { forgiveTries, mayTry } from '../secrets/attemptLimit.ts'
import { hashOfSecret } from '../secrets/secret.ts'
import { TokenQuery, userTokenOf } from '../customers/signIn/userToken.ts'
import type { Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { success } from '../http/envelope.ts'
import { carryOutOnce, readIdempotency } from '../http/idempotency.ts'
import { PlatformError } from '../http/PlatformError.ts'
import { requireStore } from '../stores.ts'
import { giftCardOffer } from './giftCardOffer.ts'
import { giftCardRefusal } from './giftCardRefusal.ts'
import { GIFT_CARD_CODE_MAX_LENGTH, GIFT_CARD_TRIES_MAX, GIFT_CARD_TRIES_PER_ADDRESS } from './limits.ts'
import { redeemGiftCard } from './redeemGiftCard.ts'

const tags = ['wallet']
const OFFER = `Returns the gift cards that a store sells: SKU, amounts, and the ids of the
custom options of their cart lines. 404 in a store without gift cards.`
const REDEMPTION = `Adds the amount of a gift card to the wallet of the customer whose token is sent. Refusals have a
\`reason\`: unknown, other_store, canceled, redeemed, expired, too_many. Tries are limited per account and per network
address, which gateways send in \`${ADDRESS_HEADER}\`. With \`Idempotency-Key\`, the request can be repeated safely.`

/** Registers the routes of gift cards: those on sale, and their redemption. */
export function registerGiftCardRoutes(app: App, db: Kysely<Schema>): void {
  const StoreQuery = Type.Object({ storeCode: Type.Optional(Type.String()) })
  const offering = { tags, summary: 'Gift cards of a store', description: OFFER, querystring: StoreQuery }
  app.get('/api/ext/gift_card_offer', { schema: offering }, async (request) => {
    const offer = giftCardOffer(storeOf(request))
    if (offer === null) throw new PlatformError(404, 'This store sells no gift cards')
    return success(offer)
  })
  const body = Type.Object({ code: Type.String({ minLength: 1, maxLength: GIFT_CARD_CODE_MAX_LENGTH }) })
  const redeeming = { tags, summary: 'Redeem a gift card', description: REDEMPTION, querystring: TokenQuery, body }
  app.post('/api/ext/gift_card_redemption', { schema: redeeming }, async (request) => {
    const { customerId } = await requireBearer(db, userTokenOf(request), new Date())
    const { code: storeCode } = storeOf(request)
    const now = new Date()
    const tries = triesOf(request, customerId)
    for (const { subject, maxTries } of tries)
      if (!(await mayTry(db, { subject, now, maxTries }))) throw giftCardRefusal('too_many')
    const { code } = request.body
    const work = carryOutOnce(db, readIdempotency(request, `gift-cards:${customerId}`), (transaction) =>
      redeemGiftCard(transaction, { code, customerId, storeCode, now }),
    )
    const redeemed = await work
    // Of the account alone: others at the same address go on being counted.
    await forgiveTries(db, `gift-card:customer:${customerId}`)
    return success(redeemed)
  })
}

function storeOf({ headers, query }: Pick<FastifyRequest, 'headers'> & Readonly<{ query: { storeCode?: string } }>) {
  return requireStore(textOf(headers['x-vs-store-code']) ?? query.storeCode)
}

/** Names under which tries are counted, with their limits. The address is hashed. */
function triesOf({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>, customerId: number) {
  const address = textOf(headers[ADDRESS_HEADER])?.slice(0, CALLER_MAX_CHARACTERS) ?? ip
  return [
    { subject: `gift-card:customer:${customerId}`, maxTries: GIFT_CARD_TRIES_MAX },
    { subject: `gift-card:address:${hashOfSecret(address)}`, maxTries: GIFT_CARD_TRIES_PER_ADDRESS },
  ]
}
