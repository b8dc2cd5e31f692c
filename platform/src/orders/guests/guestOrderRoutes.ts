import { Type } from 'typebox'
import type { Kysely } from 'kysely'
import { readStore } from '../../cart/cartQuery.ts'
import { requireBearer } from '../../customers/signIn/sessions.ts'
import { TokenQuery, userTokenOf } from '../../customers/signIn/userToken.ts'
import type { Schema } from '../../database/schema.ts'
import type { App } from '../../http/createApp.ts'
import { success } from '../../http/envelope.ts'
import { claimGuestOrders, sendGuestOrderLink } from './guestOrderLinks.ts'

const tags = ['orders']
const REASONS = 'A refusal is `{ message, reason }`.'

/** Orders that a customer placed without the account. `shopOrigin` is where the links of mails lead. */
export function registerGuestOrderRoutes(app: App, db: Kysely<Schema>, shopOrigin: string): void {
  const asking = {
    tags,
    summary: 'Mail a link that attaches guest orders to the account',
    description: `Sends the mail to the address of the account. ${REASONS}`,
    querystring: TokenQuery,
  }
  app.post('/api/ext/guest_orders', { schema: asking }, async (request) => {
    const [now, store] = [new Date(), readStore(request)]
    const { customerId } = await requireBearer(db, userTokenOf(request), now)
    await sendGuestOrderLink(db, { customerId, store, shopOrigin, now })
    return success(true)
  })
  const claiming = {
    tags,
    summary: 'Attach guest orders to the account with the token of a link',
    description: `Also requires the user token of the account that requested the link. Returns \`{ count }\`, the
number of attached orders. Later guest orders with this address are attached automatically. ${REASONS}`,
    querystring: TokenQuery,
    body: Type.Object({
      token: Type.String({ minLength: 1, maxLength: 128, description: 'token from the link in the mail' }),
    }),
  }
  app.post('/api/ext/guest_orders/claim', { schema: claiming }, async (request) => {
    const now = new Date()
    const { customerId } = await requireBearer(db, userTokenOf(request), now)
    const { token } = request.body
    const claim = db.transaction().execute((transaction) => claimGuestOrders(transaction, { customerId, token, now }))
    return success({ count: await claim })
  })
}
