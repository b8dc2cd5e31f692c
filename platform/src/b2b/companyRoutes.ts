import { Type } from 'typebox'
import type { Kysely } from 'kysely'
import { forbidCaching } from '../credit/accounts/accountRequest.ts'
import { requireBearer } from '../customers/signIn/sessions.ts'
import { TokenQuery, userTokenOf } from '../customers/signIn/userToken.ts'
import type { Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { success } from '../http/envelope.ts'
import { carryOutOnce, readIdempotency } from '../http/idempotency.ts'
import { companyAnswer } from './companyAnswer.ts'
import { CompanyBody, CompanyCustomerBody, UserParams } from './companyBody.ts'
import { companyForbidden, companyRefusal, noCompany } from './companyRefusal.ts'
import { regionIdOf } from './companyRegions.ts'
import { createFounder } from './createFounder.ts'
import { REGISTRATION_MINUTES } from './limits.ts'
import { findMembership } from './membership.ts'
import { saveCompany } from './saveCompany.ts'

const tags = ['companies']
const onRequest = forbidCaching

/** Registers the calls that make a company, read it and change its data. */
export function registerCompanyRoutes(app: App, db: Kysely<Schema>, shopOrigin: string): void {
  const creating = {
    tags,
    summary: 'Create the customer who registers a company',
    description: 'Mails a link to set a password. The answer is the same for a repeated `Idempotency-Key`.',
    body: CompanyCustomerBody,
  }
  app.post('/api/ext/customer_b2b', { schema: creating, onRequest }, async (request) => {
    const { body } = request
    const once = readIdempotency(request, 'customer_b2b')
    const created = carryOutOnce(db, once, async (transaction) =>
      createFounder(transaction, body, { shopOrigin, now: new Date() }),
    )
    return success(await created)
  })
  const region = {
    tags,
    summary: 'Number of a state of Mexico',
    querystring: Type.Object({ regionCode: Type.String({ maxLength: 8, examples: ['JAL'] }) }),
  }
  app.get('/api/ext/region_id', { schema: region }, async (request) => {
    const id = regionIdOf(request.query.regionCode)
    if (id === null) throw companyRefusal(404, { reason: 'none', message: 'Unknown region' })
    return success({ region_id: id })
  })
  registerSaving(app, db)
  const reading = { tags, summary: 'Company of the customer', params: UserParams, querystring: TokenQuery }
  app.get('/api/ext/company_b2b/:userId', { schema: reading, onRequest }, async (request) => {
    const now = new Date()
    const { customerId } = await requireBearer(db, userTokenOf(request), now)
    if (customerId !== request.params.userId) throw companyForbidden()
    const membership = await findMembership(db, customerId)
    if (membership === null) throw noCompany()
    return success({ items: [await companyAnswer(db, membership, now)] })
  })
}

function registerSaving(app: App, db: Kysely<Schema>): void {
  const saving = {
    tags,
    summary: 'Register a company, or change its data',
    description: `Without a token within ${REGISTRATION_MINUTES} minutes of \`POST /api/ext/customer_b2b\`, to register
only. The status of an update stays as it is, but for a rejected company, and an approved one with another
RFC, which are pending again; that of a new company is pending, regardless of \`status\`.`,
    params: UserParams,
    querystring: TokenQuery,
    body: Type.Object({ company: CompanyBody }),
  }
  app.post('/api/ext/company_b2b/:userId', { schema: saving, onRequest }, async (request) => {
    const { userId } = request.params
    const now = new Date()
    const token = userTokenOf(request)
    const customerId = token === null ? null : (await requireBearer(db, token, now)).customerId
    if (customerId !== null && customerId !== userId) throw companyForbidden()
    const once = readIdempotency(request, `company_b2b:${userId}`)
    const saved = carryOutOnce(db, once, async (transaction) =>
      saveCompany(transaction, request.body.company, { userId, isSignedIn: customerId !== null, now }),
    )
    return success(await saved)
  })
}
