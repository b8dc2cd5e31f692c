import { Type } from 'typebox'
import { Value } from 'typebox/value'
import type { Kysely } from 'kysely'
import { createHash } from 'node:crypto'
import { readStore } from '../cart/cartQuery.ts'
import { giveWaitingNewsletterCoupon } from '../coupons/giveNewsletterCoupon.ts'
import { canonicalEmail, findCustomerByEmail, insertCustomer } from '../customers/customerRepository.ts'
import { isEmailTaken } from '../customers/email/emailAddress.ts'
import { hashPassword } from '../customers/password/password.ts'
import { newSecret } from '../secrets/secret.ts'
import { beginSession, requireBearer } from '../customers/signIn/sessions.ts'
import { TokenQuery, userTokenOf } from '../customers/signIn/userToken.ts'
import type { Database, Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { success } from '../http/envelope.ts'
import { PlatformError } from '../http/PlatformError.ts'
import { LINK_TTL_MS, REDIRECT_MAX_LENGTH } from './limits.ts'
import { type Person, SOCIAL_CLIENT_ID, SOCIAL_PROVIDERS, type SocialProviderCode } from './socialProviders.ts'
import { issueSecret, takeSecret } from './socialSecrets.ts'
import { holdCustomer } from '../customers/customerLocks.ts'

const tags = ['customers']
const KNOWN = 'There is an account with this address: its password is asked for once'
const REFUSED = 'The sign-in by the provider was not confirmed'

const Provider = Type.Union(SOCIAL_PROVIDERS.map(({ code }) => Type.Literal(code)))
const LoginBody = Type.Object({
  provider: Provider,
  code: Type.String({ maxLength: 512, description: 'authorization code of the provider, valid once' }),
  redirect_uri: Type.String({
    maxLength: REDIRECT_MAX_LENGTH,
    description: 'redirect URI of the authorization request',
  }),
  code_verifier: Type.String({ pattern: '^[\\w.~-]{43,128}$', description: 'PKCE code verifier of the method S256' }),
  device: Type.Optional(Type.String({ maxLength: 200, description: 'name of the device' })),
})
const LinkBody = Type.Object({ link_token: Type.String({ maxLength: 512 }) })

/** Data stored with the code of a played provider. */
export const CodeGrant = Type.Object({
  provider: Provider,
  subject: Type.String(),
  email: Type.Union([Type.String(), Type.Null()]),
  firstname: Type.String(),
  lastname: Type.String(),
  redirectUri: Type.String(),
  challenge: Type.String(),
})
const LinkGrant = Type.Object({ provider: Provider, subject: Type.String(), customerId: Type.Integer() })

const LOGIN = `\`result\` is the user token. \`meta.refreshToken\` is exchanged for the next pair of tokens. The first
sign-in creates an account. If the address already has an account without this provider, returns 409 with
\`result.link_token\`, which links both after a sign-in to that account: the same address at a provider does not prove
its ownership.`

/**
 * Signing in by a provider. `providerOrigin` is where browsers find the providers that the platform plays; null where
 * it plays none, and then there are none.
 */
export function registerSocialRoutes(app: App, db: Kysely<Schema>, providerOrigin: string | null): void {
  const listing = { tags, summary: 'Sign-in providers of the shop', querystring: TokenQuery }
  app.get('/api/ext/social_providers', { schema: listing }, async () =>
    success(
      (providerOrigin === null ? [] : SOCIAL_PROVIDERS).map(({ code, title, scope }) => ({
        code,
        title,
        scope,
        client_id: SOCIAL_CLIENT_ID,
        authorize_url: `${providerOrigin}/oauth/${code}/authorize`,
      })),
    ),
  )
  const entering = { tags, summary: 'Open a session through a provider', description: LOGIN, querystring: TokenQuery, body: LoginBody } // prettier-ignore
  app.post('/api/ext/social_login', { schema: entering }, async (request) => {
    const { device = '', ...exchange } = request.body
    const person = await personOf(db, exchange)
    if (person === null) throw new PlatformError(401, REFUSED)
    const [store, now] = [readStore(request), new Date()]
    const found = await db.transaction().execute(async (transaction) => {
      const customerId = await findOrCreate(transaction, person, store.code)
      if (customerId === null) return null
      await giveWaitingNewsletterCoupon(transaction, { customerId, store, now })
      return beginSession(transaction, { customerId, device, now })
    })
    if (found !== null) return { ...success(found.token), meta: { refreshToken: found.refreshToken } }
    const known = await findCustomerByEmail(db, person.email ?? '')
    const about = { provider: person.provider, subject: person.subject, customerId: known?.id ?? 0 }
    const linkToken = await issueSecret(db, { kind: 'link', about, ttlMs: LINK_TTL_MS })
    throw new PlatformError(409, { message: KNOWN, link_token: linkToken })
  })
  const joining = { tags, summary: 'Link an account to a provider', querystring: TokenQuery, body: LinkBody }
  app.post('/api/ext/social_link', { schema: joining }, async (request) => {
    const { customerId } = await requireBearer(db, userTokenOf(request), new Date())
    const about = await takeSecret(db, 'link', request.body.link_token)
    if (!Value.Check(LinkGrant, about)) throw new PlatformError(400, 'The link token is invalid or expired.')
    if (about.customerId !== customerId) throw new PlatformError(403, 'This is the account of another customer')
    await join(db, about, customerId)
    return success(true)
  })
}

type Exchange = Readonly<{ provider: SocialProviderCode; code: string; redirect_uri: string; code_verifier: string }>

/** Returns the person of a code; null if it is invalid, used, or was issued to another client. */
async function personOf(db: Kysely<Schema>, exchange: Exchange): Promise<Person | null> {
  const grant = await takeSecret(db, 'code', exchange.code)
  if (!Value.Check(CodeGrant, grant)) return null
  const challenge = createHash('sha256').update(exchange.code_verifier).digest('base64url')
  const isTheirs =
    grant.provider === exchange.provider && grant.redirectUri === exchange.redirect_uri && grant.challenge === challenge
  return isTheirs ? grant : null
}

/**
 * Returns the account of a person, and creates one if their address is free. Null if another account has the address.
 */
async function findOrCreate(db: Database, person: Person, storeCode: string): Promise<number | null> {
  const { email, firstname, lastname } = person
  const joined = await findJoined(db, person)
  // A concurrent unlinking of the account's providers waits for this lock, and then ends this session too.
  if (joined !== null) await holdCustomer(db, joined)
  // Read again behind the lock: it may have been unlinked before.
  if (joined !== null && (await findJoined(db, person)) === joined) return joined
  if (email === null) throw new PlatformError(400, 'The provider returned no e-mail address')
  if (await isEmailTaken(db, { email: canonicalEmail(email), customerId: null, now: new Date() })) return null
  // A random password that is never shown: to get one, the customer resets it as if it were forgotten.
  const passwordHash = await hashPassword(newSecret().secret)
  const customer = await insertCustomer(db, { email, firstname, lastname, passwordHash, storeCode, addresses: [] })
  await join(db, person, customer.id)
  return customer.id
}

async function findJoined(
  db: Database,
  { provider, subject }: Pick<Person, 'provider' | 'subject'>,
): Promise<number | null> {
  const identity = db.selectFrom('social_identity').select('customer_id').where('provider', '=', provider)
  return (await identity.where('subject', '=', subject).executeTakeFirst())?.customer_id ?? null
}

async function join(db: Database, { provider, subject }: Pick<Person, 'provider' | 'subject'>, customerId: number) {
  await db
    .insertInto('social_identity')
    .values({ provider, subject, customer_id: customerId })
    .onConflict((conflict) => conflict.columns(['provider', 'subject']).doNothing())
    .execute()
}
