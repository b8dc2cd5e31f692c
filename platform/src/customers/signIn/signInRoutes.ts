import { Type } from 'typebox'
import { Compile } from 'typebox/compile'
import type { Kysely } from 'kysely'
import { readStore } from '../../cart/cartQuery.ts'
import { giveWaitingNewsletterCoupon } from '../../coupons/giveNewsletterCoupon.ts'
import type { Schema } from '../../database/schema.ts'
import type { App } from '../../http/createApp.ts'
import { checksOwnBody } from '../../http/checksOwnBody.ts'
import { success } from '../../http/envelope.ts'
import { PlatformError } from '../../http/PlatformError.ts'
import { validationErrors } from '../../http/validationErrors.ts'
import { storeOrDefault } from '../../stores.ts'
import { requireBirthDay } from '../requireBirthDay.ts'
import { customerAnswer } from '../customerAnswer.ts'
import { CreateBody } from '../customerBody.ts'
import { canonicalEmail, findCustomerByEmail, insertCustomer } from '../customerRepository.ts'
import { EMAIL_MAX_LENGTH } from '../../typed/limits.ts'
import { ATTEMPT_WINDOW_MINUTES } from '../../secrets/limits.ts'
import { LOGIN_TRIES_MAX } from '../limits.ts'
import { hashPassword, isPassword, requireStrongPassword } from '../password/password.ts'
import { beginSession, refreshSession } from './sessions.ts'
import type { TokenPair } from './sessions.ts'
import { forgiveTries, mayTry } from '../../secrets/attemptLimit.ts'
import { TokenQuery } from './userToken.ts'
import { keepsPassword } from '../customerLocks.ts'

const REFUSED =
  'The account sign-in was incorrect or your account is disabled temporarily. Please wait and try again later.'
const tags = ['customers']

const LoginBody = Type.Object({
  username: Type.String({ maxLength: EMAIL_MAX_LENGTH, description: 'e-mail address' }),
  password: Type.String(),
  tokenCaptcha: Type.Optional(Type.String({ maxLength: 4_096, description: 'accepted and not checked' })),
  device: Type.Optional(Type.String({ maxLength: 200, description: 'name of the device' })),
})
const RefreshBody = Type.Object({ refreshToken: Type.Optional(Type.String({ maxLength: 512 })) })
const createValidator = Compile(CreateBody)

/** Making an account, opening a session, and keeping it open. */
export function registerSignInRoutes(app: App, db: Kysely<Schema>): void {
  registerCreation(app, db)
  registerLogin(app, db)
  registerRefresh(app, db)
}

function registerCreation(app: App, db: Kysely<Schema>): void {
  const creating = {
    tags,
    summary: 'Create an account',
    description:
      'Answers as `GET /api/user/me`, without `groupToken`. An invalid body returns 400 with a list of errors.',
    querystring: TokenQuery,
    body: CreateBody,
  }
  app.post('/api/user/create', { schema: creating, validatorCompiler: checksOwnBody }, async (request) => {
    const body: unknown = request.body
    if (!createValidator.Check(body)) throw new PlatformError(400, validationErrors(createValidator, body))
    requireStrongPassword(body.password)
    const { email, firstname, lastname, dob, addresses = [] } = body.customer
    if (dob) requireBirthDay(dob, new Date())
    const passwordHash = await hashPassword(body.password)
    const storeCode = storeOrDefault(request.query.storeCode).code
    const customer = await db
      .transaction()
      .execute((transaction) =>
        insertCustomer(transaction, { email, firstname, lastname, dob, addresses, passwordHash, storeCode }),
      )
    return success(await customerAnswer(db, customer))
  })
}

function registerLogin(app: App, db: Kysely<Schema>): void {
  const signingIn = {
    tags,
    summary: 'Open a session',
    description: `\`result\` is the user token. \`meta.refreshToken\` is exchanged for the next pair of tokens. After
${LOGIN_TRIES_MAX} wrong passwords, the right password is refused too, until ${ATTEMPT_WINDOW_MINUTES} minutes after the
first of them. The answer does not reveal whether the account exists. A customer who subscribed to the newsletter as a
guest receives its coupon, once.`,
    querystring: TokenQuery,
    body: LoginBody,
  }
  app.post('/api/user/login', { schema: signingIn }, async (request) => {
    const { username, password, device = '' } = request.body
    const now = new Date()
    const subject = `email:${canonicalEmail(username)}`
    const isAllowed = await mayTry(db, { subject, now, maxTries: LOGIN_TRIES_MAX })
    const customer = await findCustomerByEmail(db, username)
    const isRight = await isPassword(password, customer?.password_hash ?? null)
    if (!isAllowed || !isRight || customer === undefined) throw new PlatformError(401, REFUSED)
    await forgiveTries(db, subject)
    const customerId = customer.id
    const pair = db.transaction().execute(async (transaction) => {
      if (!(await keepsPassword(transaction, customer))) throw new PlatformError(401, REFUSED)
      await giveWaitingNewsletterCoupon(transaction, { customerId, store: readStore(request), now })
      return beginSession(transaction, { customerId, device, now })
    })
    return pairAnswer(await pair)
  })
}

function registerRefresh(app: App, db: Kysely<Schema>): void {
  const refreshing = { tags, summary: 'Exchange a refresh token for the next pair', body: RefreshBody }
  app.post('/api/user/refresh', { schema: refreshing }, async (request) => {
    const { refreshToken } = request.body
    if (!refreshToken) throw new PlatformError(500, 'No refresh token provided')
    const pair = await db.transaction().execute((transaction) => refreshSession(transaction, refreshToken, new Date()))
    if (pair === null) throw new PlatformError(401, 'Invalid refresh token provided')
    return pairAnswer(pair)
  })
}

function pairAnswer({ token, refreshToken }: TokenPair) {
  return { ...success(token), meta: { refreshToken } }
}
