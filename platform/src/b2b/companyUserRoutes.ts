import { Type } from 'typebox'
import type { Kysely } from 'kysely'
import { forbidCaching } from '../credit/accounts/accountRequest.ts'
import { requireBearer } from '../customers/signIn/sessions.ts'
import { TokenQuery, userTokenOf } from '../customers/signIn/userToken.ts'
import type { Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { success } from '../http/envelope.ts'
import { carryOutOnce, readIdempotency } from '../http/idempotency.ts'
import { acceptInvitation } from './acceptInvitation.ts'
import { changeCompanyUser } from './changeCompanyUser.ts'
import { CompanyParams, InvitationBody, UserChangeBody, UserParams } from './companyBody.ts'
import { noCompany } from './companyRefusal.ts'
import { inviteUser } from './inviteUser.ts'
import { INVITATIONS_PER_DAY } from './limits.ts'

const tags = ['companies']
const onRequest = forbidCaching

/** Registers the calls about the users of a company: invitations, roles, and for whom a user shops. */
export function registerCompanyUserRoutes(app: App, db: Kysely<Schema>, shopOrigin: string): void {
  const inviting = {
    tags,
    summary: 'Invite a user into an approved company',
    description: `For its super user. Mails a link. At most ${INVITATIONS_PER_DAY} in 24 hours.`,
    params: CompanyParams,
    querystring: TokenQuery,
    body: InvitationBody,
  }
  app.post('/api/ext/company_users/:companyId', { schema: inviting, onRequest }, async (request) => {
    const now = new Date()
    const { customerId } = await requireBearer(db, userTokenOf(request), now)
    const { companyId } = request.params
    const once = readIdempotency(request, `company_users:${customerId}`)
    const invited = carryOutOnce(db, once, async (transaction) =>
      inviteUser(transaction, request.body, { companyId, customerId, shopOrigin, now }),
    )
    return success(await invited)
  })
  const changing = {
    tags,
    summary: 'Change the role of a user, or switch the user on or off',
    description:
      'For the super user; others may switch off themselves. The role `SUPER_USER` hands the place of the super user over.',
    params: Type.Object({ ...CompanyParams.properties, ...UserParams.properties }),
    querystring: TokenQuery,
    body: UserChangeBody,
  }
  app.put('/api/ext/company_users/:companyId/:userId', { schema: changing, onRequest }, async (request) => {
    const { customerId } = await requireBearer(db, userTokenOf(request), new Date())
    const { companyId, userId } = request.params
    await db
      .transaction()
      .execute((transaction) => changeCompanyUser(transaction, request.body, { companyId, customerId, userId }))
    return success(true)
  })
  registerAcceptance(app, db)
  registerBuyer(app, db)
}

function registerAcceptance(app: App, db: Kysely<Schema>): void {
  const accepting = {
    tags,
    summary: 'Accept an invitation',
    description:
      'With the code of the mail. A password is needed, and set, for an address without an account, and for an account whose address was never confirmed, unless its user token is sent: then all its sessions end.',
    querystring: TokenQuery,
    body: Type.Object({
      code: Type.String({ minLength: 1, maxLength: 128 }),
      password: Type.Optional(Type.Union([Type.String(), Type.Null()])),
    }),
  }
  app.post('/api/ext/company_invitation', { schema: accepting, onRequest }, async (request) => {
    const now = new Date()
    const token = userTokenOf(request)
    const customerId = token === null ? null : (await requireBearer(db, token, now)).customerId
    const { code, password = null } = request.body
    return success(await acceptInvitation(db, { code, password, customerId, now }))
  })
}

function registerBuyer(app: App, db: Kysely<Schema>): void {
  const switching = {
    tags,
    summary: 'Shop for the company, or for oneself',
    description: 'Prices, carts and orders of the customer follow, on every device.',
    querystring: TokenQuery,
    body: Type.Object({ for_company: Type.Boolean() }),
  }
  app.put('/api/ext/company_buyer', { schema: switching, onRequest }, async (request) => {
    const { customerId } = await requireBearer(db, userTokenOf(request), new Date())
    const switched = await db
      .updateTable('company_user')
      .set({ buys_for_self: !request.body.for_company })
      .where('customer_id', '=', customerId)
      .where('is_active', '=', true)
      .executeTakeFirst()
    if (switched.numUpdatedRows === 0n) throw noCompany()
    return success(true)
  })
}
