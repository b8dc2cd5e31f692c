import { Type } from 'typebox'
import type { Kysely } from 'kysely'
import { readStore } from '../../cart/cartQuery.ts'
import type { Schema } from '../../database/schema.ts'
import type { App } from '../../http/createApp.ts'
import { success } from '../../http/envelope.ts'
import { PlatformError } from '../../http/PlatformError.ts'
import { Email } from '../../typed/isEmail.ts'
import { requireCurrentPassword } from '../password/requireCurrentPassword.ts'
import { requireBearer } from '../signIn/sessions.ts'
import { TokenQuery, userTokenOf } from '../signIn/userToken.ts'
import {
  cancelEmailChange,
  checkEmailChange,
  confirmEmailChange,
  resendEmailChange,
  startEmailChange,
} from './emailChange.ts'
import { emailRefusal } from './emailRefusal.ts'
import { undoEmailChange } from './emailUndo.ts'

const tags = ['customers']
const REASONS = 'A refusal is `{ message, reason }`.'
const RequestBody = Type.Object({ email: Email, currentPassword: Type.String() })
const LinkBody = Type.Object({
  token: Type.String({ minLength: 1, maxLength: 128, description: 'token from the link in the mail' }),
})

/**
 * Another e-mail address for an account. A session alone is not enough for it, nor is a guess at who reads the mails there:
 * it takes the password, and a link that is mailed to the new address. `shopOrigin` is where links lead.
 */
export function registerEmailRoutes(app: App, db: Kysely<Schema>, shopOrigin: string): void {
  registerWishes(app, db, shopOrigin)
  registerLinks(app, db, shopOrigin)
}

function registerWishes(app: App, db: Kysely<Schema>, shopOrigin: string): void {
  const asking = {
    tags,
    summary: 'Request a change of the e-mail address',
    description: `Mails a link to the new address. The change is pending until the link is opened. Replaces a pending
change. ${REASONS}`,
    querystring: TokenQuery,
    body: RequestBody,
  }
  app.post('/api/ext/email_change', { schema: asking }, async (request) => {
    const [now, store] = [new Date(), readStore(request)]
    const { email, currentPassword } = request.body
    const { customerId } = await requireBearer(db, userTokenOf(request), now)
    const customer = await requireCurrentPassword(db, { customerId, password: currentPassword, now }).catch(wrong)
    await checkEmailChange(db, { customer, email, now })
    const start = db
      .transaction()
      .execute((transaction) => startEmailChange(transaction, { customer, email, store, shopOrigin, now }))
    await start.catch(wrong)
    return success(true)
  })
  const again = {
    tags,
    summary: 'Mail a new link for the pending change',
    description: REASONS,
    querystring: TokenQuery,
  }
  app.post('/api/ext/email_change/resend', { schema: again }, async (request) => {
    const [now, store] = [new Date(), readStore(request)]
    const { customerId } = await requireBearer(db, userTokenOf(request), now)
    await resendEmailChange(db, { customerId, store, shopOrigin, now })
    return success(true)
  })
  const cancelling = {
    tags,
    summary: 'Cancel the pending change of the e-mail address',
    description: 'Succeeds without a pending change, too.',
    querystring: TokenQuery,
  }
  app.delete('/api/ext/email_change', { schema: cancelling }, async (request) => {
    const { customerId } = await requireBearer(db, userTokenOf(request), new Date())
    await cancelEmailChange(db, customerId)
    return success(true)
  })
}

/** @throws PlatformError 403: 401 says that the token is no good, and callers would exchange it and try again. */
function wrong(error: unknown): never {
  throw error instanceof PlatformError && error.code === 401 ? emailRefusal('password_wrong') : error
}

function registerLinks(app: App, db: Kysely<Schema>, shopOrigin: string): void {
  const confirming = {
    tags,
    summary: 'Confirm the change of the e-mail address',
    description: `Requires the token from the mail to the new address, and no user token. Returns \`{ email }\`.
${REASONS}`,
    body: LinkBody,
  }
  app.post('/api/ext/email_change/confirm', { schema: confirming }, async (request) => {
    const { token } = request.body
    const change = db
      .transaction()
      .execute((transaction) => confirmEmailChange(transaction, { token, shopOrigin, now: new Date() }))
    return success({ email: await change })
  })
  const undoing = {
    tags,
    summary: 'Return an account to the address that received the link',
    description: `Also valid after later changes of the password or the address. Ends all sessions, unlinks all
providers and invalidates the password. Returns \`{ customer_id, email, reset_token }\`; \`reset_token\` sets a new
password. ${REASONS}`,
    body: LinkBody,
  }
  app.post('/api/ext/email_change/undo', { schema: undoing }, async (request) => {
    const { token } = request.body
    const { customerId, email, resetToken } = await db
      .transaction()
      .execute((transaction) => undoEmailChange(transaction, { token, now: new Date() }))
    return success({ customer_id: customerId, email, reset_token: resetToken })
  })
}
