import { Type } from 'typebox'
import type { Kysely } from 'kysely'
import type { Schema } from '../../database/schema.ts'
import type { App } from '../../http/createApp.ts'
import { success } from '../../http/envelope.ts'
import { nestedRefusal } from '../../http/nestedRefusal.ts'
import { PlatformError } from '../../http/PlatformError.ts'
import { requireStore } from '../../stores.ts'
import { proveEmail } from '../email/provenEmail.ts'
import { storePassword } from '../customerRepository.ts'
import { endSignIns, endWaitingLinks } from '../signIn/endSignIns.ts'
import { EMAIL_MAX_LENGTH } from '../../typed/limits.ts'
import { hashPassword, requireStrongPassword } from './password.ts'
import { redeemReset, sendResetLink } from './passwordReset.ts'
import { requireCurrentPassword, requireUnchangedPassword } from './requireCurrentPassword.ts'
import { endSessions, requireBearer } from '../signIn/sessions.ts'
import { TokenQuery, userTokenOf } from '../signIn/userToken.ts'

const tags = ['customers']
const Email = Type.Optional(Type.String({ maxLength: EMAIL_MAX_LENGTH }))
const NESTED = 'A refusal returns 500 with `{ errorMessage, code }`, as the contract requires.'

/** Passwords that are forgotten, or changed. `shopOrigin` is where the links of mails lead. */
export function registerPasswordRoutes(app: App, db: Kysely<Schema>, shopOrigin: string): void {
  registerForgetting(app, db, shopOrigin)
  registerCreation(app, db)
  registerChange(app, db)
}

function registerForgetting(app: App, db: Kysely<Schema>, shopOrigin: string): void {
  const forgetting = {
    tags,
    summary: 'Mail a link that sets a new password',
    querystring: Type.Object({ storeCode: Type.Optional(Type.String()) }),
    body: Type.Object({ email: Email }),
  }
  for (const path of ['/api/user/reset-password', '/api/user/resetPassword']) {
    app.post(path, { schema: forgetting }, async (request) => {
      const { email } = request.body
      if (!email) throw new PlatformError(500, 'Invalid e-mail provided!')
      const store = requireStore(request.query.storeCode)
      await sendResetLink(db, { email, store, shopOrigin, now: new Date() })
      return success(true)
    })
  }
}

function registerCreation(app: App, db: Kysely<Schema>): void {
  const creating = {
    tags,
    summary: 'Set a password with the token of a link',
    description: `Ends all sessions and unlinks all providers. ${NESTED}`,
    body: Type.Object({
      email: Email,
      resetToken: Type.Optional(Type.String({ maxLength: 128 })),
      newPassword: Type.Optional(Type.String()),
    }),
  }
  app.post('/api/user/create-password', { schema: creating }, async (request) => {
    const { email, resetToken, newPassword } = request.body
    if (!email) throw new PlatformError(500, 'email not provided')
    if (!resetToken) throw new PlatformError(500, 'resetToken not provided')
    if (!newPassword) throw new PlatformError(500, 'newPassword not provided')
    return asNested(async () => {
      requireStrongPassword(newPassword)
      const hash = await hashPassword(newPassword)
      await db.transaction().execute(async (transaction) => {
        const now = new Date()
        const customer = await redeemReset(transaction, { email, resetToken, now })
        await storePassword(transaction, customer.id, hash)
        await endSignIns(transaction, customer.id)
        // The reader of the link owns the account from now on: all earlier sessions have ended.
        await proveEmail(transaction, { customer, now })
      })
    })
  })
}

function registerChange(app: App, db: Kysely<Schema>): void {
  const changing = {
    tags,
    summary: 'Change the password',
    description: `Ends all other sessions. Cancels a pending change of the e-mail address. ${NESTED}`,
    querystring: TokenQuery,
    body: Type.Object({ currentPassword: Type.String(), newPassword: Type.String() }),
  }
  for (const path of ['/api/user/change-password', '/api/user/changePassword']) {
    app.post(path, { schema: changing }, async (request) =>
      asNested(async () => {
        const now = new Date()
        const { currentPassword, newPassword } = request.body
        const { customerId, sessionId } = await requireBearer(db, userTokenOf(request), now)
        const customer = await requireCurrentPassword(db, { customerId, password: currentPassword, now })
        requireStrongPassword(newPassword)
        const hash = await hashPassword(newPassword)
        await db.transaction().execute(async (transaction) => {
          await requireUnchangedPassword(transaction, customer)
          await storePassword(transaction, customerId, hash)
          await endWaitingLinks(transaction, customerId)
          await endSessions(transaction, customerId, { allBut: sessionId })
        })
      }),
    )
  }
}

/** Answers `true`. @throws PlatformError 500 that holds the refusal. */
async function asNested(work: () => Promise<void>) {
  await work().catch(nestedRefusal)
  return success(true)
}
