import Big from 'big.js'
import { Type } from 'typebox'
import { requireBearer } from '../../../customers/signIn/sessions.ts'
import { TokenQuery, userTokenOf } from '../../../customers/signIn/userToken.ts'
import type { App } from '../../../http/createApp.ts'
import { success } from '../../../http/envelope.ts'
import { PlatformError } from '../../../http/PlatformError.ts'
import { StoreQuery } from '../../requestFields.ts'
import { refuseOtherStores } from '../../requireCreditStore.ts'
import { customerOf } from '../applicant/contactRoutes.ts'
import { ApplicationBody, type ApplicationParts, KEY_REFUSALS } from '../applicationParts.ts'
import { stateRefusal } from '../applicationRefusal.ts'
import { lockByKey } from '../applicationRepository.ts'
import { approve } from './applyDecision.ts'
import { eraseApplication } from './eraseApplication.ts'
import { withErasing } from './withErasing.ts'
import { listRequests } from './listRequests.ts'
import { canMove, moveApplication } from './moves.ts'
import { OwnBody, lockOwn } from './ownApplication.ts'

const tags = ['credit']
const OWN = `Named by \`solicitud\` and \`clave\`, or by \`incrementId\` with the user token of its customer. Returns 401
without either, 404 for a folio that is not the customer's, 409 with the reason \`state\` where the status does not allow
the move.`
const ERASING = `Erases the applicant's data and files at once, and cancels an application in review. Its key opens nothing
from then on. An approved application is a contract, and stays. ${KEY_REFUSALS}`

/** Routes of an application that was sent: cancel, accept a counter-offer, erase, and the list of a customer. */
export function registerRequestRoutes(app: App, parts: ApplicationParts): void {
  const { db, personalData } = parts
  const preValidation = refuseOtherStores
  const own = { tags, description: OWN, querystring: TokenQuery, body: OwnBody }
  const cancel = { ...own, summary: 'Cancel an application' }
  app.post('/api/ext/credit_request_cancel', { schema: cancel, preValidation }, async (request) => {
    const now = new Date()
    const customerId = await customerOf(db, request, now)
    const { row } = await db.transaction().execute(async (transaction) => {
      const application = await lockOwn(transaction, personalData, { body: request.body, customerId })
      return moveApplication(transaction, application, { to: 'CANCELED', now })
    })
    return success({ estado: row.status })
  })
  const accept = { ...own, summary: 'Accept a counter-offer' }
  app.post('/api/ext/credit_request_accept', { schema: accept, preValidation }, async (request) => {
    const now = new Date()
    const customerId = await customerOf(db, request, now)
    const { row } = await withErasing(parts, async (transaction, erase) => {
      const application = await lockOwn(transaction, personalData, { body: request.body, customerId })
      const { status, approved, accept_before: until } = application.row
      const isOffered = status === 'PARTIALLY_APPROVED' && approved !== null && until !== null && until > now
      if (!isOffered) throw stateRefusal(status)
      return approve(parts, application, { transaction, now, erase, approved: new Big(approved) })
    })
    return success({ estado: row.status })
  })
  const erase = {
    tags,
    summary: 'Erase an application',
    description: ERASING,
    querystring: StoreQuery,
    body: ApplicationBody,
  }
  app.post('/api/ext/credit_request_erase', { schema: erase, preValidation }, async ({ body }) => {
    const now = new Date()
    await withErasing(parts, async (transaction, eraseFiles) => {
      const application = await lockByKey(transaction, personalData, body)
      const { status } = application.row
      if (canMove(status, 'CANCELED'))
        await moveApplication(transaction, application, { to: 'CANCELED', now, isSilent: true })
      else if (status === 'APPROVED' || status === 'ACTIVE') throw stateRefusal(status)
      eraseFiles(await eraseApplication(transaction, application.row, now))
    })
    return success(true)
  })
  registerList(app, parts)
}

const ListQuery = Type.Object({
  ...TokenQuery.properties,
  userId: Type.Integer({ description: 'id of the customer, who must own the token' }),
})

function registerList(app: App, parts: ApplicationParts): void {
  const schema = {
    tags,
    summary: 'Applications of a customer, newest first',
    description: `\`faltan\` lists the steps that a draft misses, and the files to send again. Returns 401 without a user
token, 403 for another customer.`,
    querystring: ListQuery,
  }
  app.get('/api/ext/credit_requests', { schema, preValidation: refuseOtherStores }, async (request, reply) => {
    const { customerId } = await requireBearer(parts.db, userTokenOf(request), new Date())
    if (request.query.userId !== customerId) throw new PlatformError(403, 'This is another customer')
    reply.header('cache-control', 'no-store')
    return success({ items: await listRequests(parts, customerId) })
  })
}
