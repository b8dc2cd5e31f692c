import { Type } from 'typebox'
import type { Kysely } from 'kysely'
import { forbidCaching } from '../credit/accounts/accountRequest.ts'
import type { Database, Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { success } from '../http/envelope.ts'
import { MODERATION_HEADER, requireModerator } from '../http/requireModerator.ts'
import { CompanyParams } from './companyBody.ts'
import { sendStatus } from './companyMails.ts'
import { companyRefusal } from './companyRefusal.ts'
import { PENDING_COMPANIES_MAX, REASON_MAX_LENGTH } from './limits.ts'
import { type CompanyRow, STATUS } from './membership.ts'
import { doubtsAbout } from './doubtsAbout.ts'

const tags = ['companies']

/** Status to which a company may move, by its status. A rejected company is pending again when its data is sent. */
const MOVES: Readonly<Record<number, readonly number[]>> = {
  [STATUS.pending]: [STATUS.approved, STATUS.rejected],
  [STATUS.approved]: [STATUS.blocked],
  [STATUS.rejected]: [],
  [STATUS.blocked]: [STATUS.approved],
}

type Moderation = Readonly<{ key: string; shopOrigin: string }>

/** Registers the calls of the shop's people: pending companies and decisions. Without the key they answer 403. */
export function registerCompanyStatusRoutes(app: App, db: Kysely<Schema>, { key, shopOrigin }: Moderation): void {
  const description = `Requires the moderation key in \`${MODERATION_HEADER}\`.`
  const pending = { tags, summary: 'Pending companies, oldest first, with what is doubtful about them', description }
  app.get('/api/ext/company_status', { schema: pending, onRequest: forbidCaching }, async (request) => {
    requireModerator(request, key)
    const waiting = db.selectFrom('company').selectAll().where('status', '=', STATUS.pending).orderBy('pending_since')
    const companies = await waiting.limit(PENDING_COMPANIES_MAX).execute()
    return success(
      companies.map((company) => ({
        id: company.id,
        company_name: company.name,
        company_email: company.email,
        telephone: company.telephone,
        vat_tax_id: company.tax_id,
        pending_since: company.pending_since.toISOString(),
        doubts: doubtsAbout(company),
      })),
    )
  })
  const deciding = {
    tags,
    summary: 'Approve, reject, block or unblock a company',
    description: `0 pending, 1 approved, 2 rejected, 3 blocked. Blocking takes wholesale prices back. ${description}`,
    params: CompanyParams,
    body: Type.Object({
      status: Type.Integer({ minimum: 0, maximum: 3 }),
      reason: Type.Optional(Type.Union([Type.String({ maxLength: REASON_MAX_LENGTH }), Type.Null()])),
    }),
  }
  app.put('/api/ext/company_status/:companyId', { schema: deciding, onRequest: forbidCaching }, async (request) => {
    requireModerator(request, key)
    const { status, reason = null } = request.body
    const { companyId } = request.params
    const company = await db
      .transaction()
      .execute((transaction) => moveCompany(transaction, { companyId, status, reason, shopOrigin }))
    return success({ status: company.status })
  })
}

type Move = Readonly<{ companyId: number; status: number; reason: string | null; shopOrigin: string }>

/**
 * Moves a company to another status, within a transaction, and mails its super user.
 * @throws PlatformError 404 for an unknown company, 409 for a move that there is not.
 */
export async function moveCompany(db: Database, { companyId, status, reason, shopOrigin }: Move): Promise<CompanyRow> {
  const known = await db.selectFrom('company').selectAll().where('id', '=', companyId).forUpdate().executeTakeFirst()
  if (known === undefined) throw companyRefusal(404, { reason: 'none', message: 'No such company' })
  if (!MOVES[known.status]?.includes(status))
    throw companyRefusal(409, { reason: 'move', message: `No move from ${known.status} to ${status}` })
  const retail = status === STATUS.blocked ? { wholesale_since: null, customer_group_id: 1 } : {}
  const company = await db
    .updateTable('company')
    .set({ status, status_reason: reason, updated_at: new Date(), ...retail })
    .where('id', '=', companyId)
    .returningAll()
    .executeTakeFirstOrThrow()
  await sendStatus(db, { company, shopOrigin })
  return company
}
