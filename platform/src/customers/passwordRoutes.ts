import { Type } from 'typebox'
import type { Kysely } from 'kysely'
import type { Database, Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { success } from '../http/envelope.ts'
import { nestedRefusal } from '../http/nestedRefusal.ts'
import { PlatformError } from '../http/PlatformError.ts'
import { requireStore } from '../stores.ts'
import { loadCustomer } from './customerRepository.ts'
import { EMAIL_MAX_LENGTH } from './limits.ts'
import { hashPassword, isPassword, requireStrongPassword } from './password.ts'
import { redeemReset, sendResetLink } from './passwordReset.ts'
import { endSessions, requireBearer } from './sessions.ts'
import { forgiveTries, mayTry } from './signInLock.ts'
import { TokenQuery, userTokenOf } from './userToken.ts'

const WRONG = "The password doesn't match this account. Verify the password and try again."
const tags = ['customers']
const Email = Type.Optional(Type.String({ maxLength: EMAIL_MAX_LENGTH }))
const NESTED = 'A refusal comes with 500 and `{ errorMessage, code }`, as callers of this contract know it.'

/** Passwords that are forgotten, or changed. `shopOrigin` is where the links of mails lead. */
export function registerPasswordRoutes(app: App, db: Kysely<Schema>, shopOrigin: string): void {
  registerForgetting(app, db, shopOrigin)
  registerCreation(app, db)
  registerChange(app, db)
}

function registerForgetting(app: App, db: Kysely<Schema>, shopOrigin: string): void {
  const forgetting = {
    tags,
    summary: 'Mail a link to a new password',
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
    summary: 'Set a password with the link of a mail',
    description: `Signs every device out. ${NESTED}`,
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
        const customerId = await redeemReset(transaction, { email, resetToken, now: new Date() })
        await storePassword(transaction, customerId, hash)
        await endSessions(transaction, customerId, { all: true })
      })
    })
  })
}

function registerChange(app: App, db: Kysely<Schema>): void {
  const changing = {
    tags,
    summary: 'Change the password',
    description: `Signs every other device out. ${NESTED}`,
    querystring: TokenQuery,
    body: Type.Object({ currentPassword: Type.String(), newPassword: Type.String() }),
  }
  for (const path of ['/api/user/change-password', '/api/user/changePassword']) {
    app.post(path, { schema: changing }, async (request) =>
      asNested(async () => {
        const now = new Date()
        const { currentPassword, newPassword } = request.body
        const { customerId, sessionId } = await requireBearer(db, userTokenOf(request), now)
        const subject = `customer:${customerId}`
        const isAllowed = await mayTry(db, { subject, now })
        const { password_hash: known } = await loadCustomer(db, customerId)
        const isRight = await isPassword(currentPassword, known)
        if (!isAllowed || !isRight) throw new PlatformError(401, WRONG)
        await forgiveTries(db, subject)
        requireStrongPassword(newPassword)
        const hash = await hashPassword(newPassword)
        await db.transaction().execute(async (transaction) => {
          await storePassword(transaction, customerId, hash)
          await transaction.deleteFrom('password_reset').where('customer_id', '=', customerId).execute()
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

async function storePassword(db: Database, customerId: number, hash: string): Promise<void> {
  await db
    .updateTable('customer')
    .set({ password_hash: hash, updated_at: new Date() })
    .where('id', '=', customerId)
    .execute()
}
