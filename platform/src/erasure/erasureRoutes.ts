import { Type } from 'typebox'
import type { Kysely, Transaction } from 'kysely'
import { readStore } from '../cart/cartQuery.ts'
import type { ApplicationParts } from '../credit/applications/applicationParts.ts'
import { withErasing } from '../credit/applications/decision/withErasing.ts'
import { requireCurrentPassword, requireUnchangedPassword } from '../customers/password/requireCurrentPassword.ts'
import { requireBearer } from '../customers/signIn/sessions.ts'
import { TokenQuery, userTokenOf } from '../customers/signIn/userToken.ts'
import type { Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { success } from '../http/envelope.ts'
import { PlatformError } from '../http/PlatformError.ts'
import { eraseCustomer } from './eraseCustomer.ts'
import { erasureRefusal } from './erasureRefusal.ts'
import { findObstacle } from './findObstacle.ts'
import { findOwedOrders } from './findOwedOrders.ts'
import { sendErasureMail } from './sendErasureMail.ts'
import { lockCustomerKey } from '../customers/customerLocks.ts'
import { notAuthorized } from '../http/notAuthorized.ts'

const DESCRIPTION = `Requires the password. Erases the account with addresses, sessions, wish lists, coupons, reviews,
questions, subscriptions and drafts of credit applications. Orders stay for tax law, with name and postal address alone.
Refuses with 409 and a \`reason\`: \`orders_open\`, \`payment_due\` with the \`orders\` to pay, \`credit_open\`, \`wallet_left\`, \`company_owner\`,
\`email_recent\`; with 403 and \`password_wrong\`.`

type Parts = Readonly<{
  /** Where files of credit applications are; null without such applications. */
  applications: ApplicationParts | null
}>

/** Registers the route by which customers erase their account: GDPR article 17, and "cancelación" in Mexico's LFPDPPP. */
export function registerErasureRoutes(app: App, db: Kysely<Schema>, { applications }: Parts): void {
  const schema = {
    tags: ['customers'],
    summary: 'Erase the account',
    description: DESCRIPTION,
    querystring: TokenQuery,
    body: Type.Object({ currentPassword: Type.String() }),
  }
  app.post('/api/ext/account_erase', { schema }, async (request) => {
    const [now, store] = [new Date(), readStore(request)]
    const { customerId } = await requireBearer(db, userTokenOf(request), now)
    const password = request.body.currentPassword
    const known = await requireCurrentPassword(db, { customerId, password, now }).catch(wrong)
    const work = async (transaction: Transaction<Schema>) => {
      const customer = await lockCustomerKey(transaction, customerId)
      if (customer === undefined) throw notAuthorized()
      await requireUnchangedPassword(transaction, known).catch(wrong)
      const obstacle = await findObstacle(transaction, customer, now)
      if (obstacle !== null) throw erasureRefusal(obstacle)
      const owed = await findOwedOrders(transaction, customerId)
      if (owed.length > 0) throw erasureRefusal('payment_due', owed)
      const paths = await eraseCustomer(transaction, customer, now)
      await sendErasureMail(transaction, { recipient: customer.email, store })
      return paths
    }
    if (applications === null) await db.transaction().execute(work)
    else await withErasing(applications, async (transaction, erase) => erase(await work(transaction)))
    return success(true)
  })
}

/** @throws PlatformError 403: 401 says that the token is no good, and callers would exchange it and try again. */
function wrong(error: unknown): never {
  throw error instanceof PlatformError && error.code === 401 ? erasureRefusal('password_wrong') : error
}
