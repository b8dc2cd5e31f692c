import { Type } from 'typebox'
import type { Kysely } from 'kysely'
import { requireBearer } from '../../customers/signIn/sessions.ts'
import { TokenQuery, userTokenOf } from '../../customers/signIn/userToken.ts'
import type { Database, Schema } from '../../database/schema.ts'
import type { App } from '../../http/createApp.ts'
import { success } from '../../http/envelope.ts'
import { PlatformError } from '../../http/PlatformError.ts'
import { refuseOtherStores } from '../requireCreditStore.ts'
import type { PersonalData } from '../secrets/personalData.ts'
import { accountProfile, accountSummary, publicAccountId } from './accountProfile.ts'
import { findLinkedAccount, loadAccount } from './accountRepository.ts'
import { CustomerIdField, NumberField, forbidCaching, requireAccountNumber } from './accountRequest.ts'
import { endCreditSession, requireCreditSession } from './creditSession.ts'
import { type Link, linkAccount, unlinkAccount } from './linkAccount.ts'

const tags = ['credit']
const LINK = `Needs the user token and a session of the account. Linking again is no error. Returns 403 for another customer
or account, 409 when the account has another customer, or the customer another account. The customer's attribute
\`customer_credit_account\` holds the masked number.`
const LinkBody = Type.Object({ userId: CustomerIdField, cuenta: NumberField })
const UnlinkBody = Type.Object({ idCliente: CustomerIdField, cuenta: NumberField })
const MergedQuery = Type.Object({ ...TokenQuery.properties, id: CustomerIdField })

/** Routes of a proven session, and of the link between an account and a customer of the shop. */
export function registerAccountSessionRoutes(app: App, db: Kysely<Schema>, personalData: PersonalData): void {
  const hooks = { onRequest: forbidCaching, preValidation: refuseOtherStores }
  const logout = { tags, summary: 'End the credit session' }
  app.post('/api/ext/credit_logout', { schema: logout, ...hooks }, async (request) => {
    await endCreditSession(db, await requireCreditSession(db, request, new Date()))
    return success(true)
  })
  const validate = { tags, summary: 'Whether the credit session is alive, and until when' }
  app.post('/api/ext/validate_session', { schema: validate, ...hooks }, async (request) => {
    const { accountId, expiresAt } = await requireCreditSession(db, request, new Date())
    const account = await loadAccount(db, accountId)
    return success({
      valida: true,
      expires_at: expiresAt.toISOString(),
      cuenta: { ...accountProfile(account, personalData), estado: account.status },
    })
  })
  const link = { tags, summary: 'Link an account to the customer', description: LINK, querystring: TokenQuery, body: LinkBody } // prettier-ignore
  app.post('/api/ext/account_validate', { schema: link, ...hooks }, async (request) => {
    const { userId, cuenta } = request.body
    const both = await requireBoth(db, request, { userId, cuenta })
    await db.transaction().execute((inside) => linkAccount(inside, both))
    return success(true)
  })
  const unlink = { tags, summary: 'Unlink an account from the customer', description: LINK, querystring: TokenQuery, body: UnlinkBody } // prettier-ignore
  app.post('/api/ext/unlink_user_account', { schema: unlink, ...hooks }, async (request) => {
    const { idCliente, cuenta } = request.body
    const both = await requireBoth(db, request, { userId: idCliente, cuenta })
    await db.transaction().execute((inside) => unlinkAccount(inside, both))
    return success(true)
  })
  const merged = {
    tags,
    summary: 'Web account and credit accounts of the customer',
    description: '`id_cuenta` is a keyed hash of the number: that of a proven session has the same one.',
    querystring: MergedQuery,
  }
  app.get('/api/ext/merged_accounts', { schema: merged, ...hooks }, async (request) => {
    const { customerId } = await requireBearer(db, userTokenOf(request), new Date())
    requireSame(customerId, request.query.id)
    const { email } = await db
      .selectFrom('customer')
      .select('email')
      .where('id', '=', customerId)
      .executeTakeFirstOrThrow()
    const account = await findLinkedAccount(db, customerId)
    return success({
      web: { id: customerId, email },
      credito:
        account === null
          ? []
          : [{ ...accountSummary(account, { isProven: false }), id_cuenta: publicAccountId(personalData, account) }],
    })
  })
}

type Call = Parameters<typeof userTokenOf>[0]

/**
 * Requires a user token and a credit session, and that the body names their customer and account.
 * @throws PlatformError 401 without either, 403 for another customer or account.
 */
async function requireBoth(
  db: Database,
  request: Call,
  named: Readonly<{ userId: number | string; cuenta: string }>,
): Promise<Link> {
  const now = new Date()
  const { customerId } = await requireBearer(db, userTokenOf(request), now)
  const { accountId } = await requireCreditSession(db, request, now)
  requireSame(customerId, named.userId)
  const account = await loadAccount(db, accountId)
  if (requireAccountNumber(named.cuenta, 'cuenta') !== account.number)
    throw new PlatformError(403, { errorMessage: 'This is another account' })
  return { customerId, account }
}

/** @throws PlatformError 403 when a request names another customer than its token is of. */
function requireSame(customerId: number, named: number | string): void {
  if (Number(named) !== customerId) throw new PlatformError(403, { errorMessage: 'This is another customer' })
}
