import { createHash } from 'node:crypto'
import { Type } from 'typebox'
import type { Kysely } from 'kysely'
import { fieldsOf, textOf } from '../parse/fields.ts'
import { canonicalEmail } from '../customers/customerRepository.ts'
import { EMAIL_MAX_LENGTH } from '../typed/limits.ts'
import type { Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { pageSender, registerFormPages } from '../http/formPages.ts'
import { CODE_TTL_MS, NAME_MAX_LENGTH, REDIRECT_MAX_LENGTH, STATE_MAX_LENGTH } from './limits.ts'
import { providerFormPage, providerPagePolicy, providerRefusalPage } from './providerPage.ts'
import { type Person, SOCIAL_CLIENT_ID, SOCIAL_PROVIDERS } from './socialProviders.ts'
import { issueSecret } from './socialSecrets.ts'

const EMAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/
const CHALLENGE = /^[\w-]{43}$/
/** Redirect address that receives the code: in any of the shop's stores, nowhere else. */
const CALLBACK = /^(?:\/[a-z]{2,12})?\/social-login\/(?:google|facebook)\/callback$/
const SUBJECT_CHARACTERS = 21

const Params = Type.Object({ provider: Type.Union(SOCIAL_PROVIDERS.map(({ code }) => Type.Literal(code))) })
const Query = Type.Record(Type.String(), Type.Unknown())

/** Authorization request of a shop; null if a parameter is missing or not the shop's. */
type Asked = Readonly<{ redirectUri: string; state: string; challenge: string }>

/**
 * `/oauth/{provider}/authorize`, where the platform plays the providers for developers: an authorization code with PKCE,
 * as OAuth 2.1 has it. It trusts every address entered in the form: there is no proof of its owner.
 */
export function registerProviderRoutes(app: App, db: Kysely<Schema>, shopOrigin: string): void {
  const send = pageSender(providerPagePolicy(shopOrigin))
  const schema = { params: Params, querystring: Query, hide: true }
  registerFormPages(app, (scope) => {
    scope.get('/oauth/:provider/authorize', { schema }, async ({ params, query, url }, reply) => {
      const language = textOf(query['ui_locales']) ?? ''
      if (readAsked(query, shopOrigin) === null) return send(reply, 400, providerRefusalPage(language))
      return send(reply, 200, formOf({ ...params, language, action: url, isFaulty: false }))
    })
    scope.post('/oauth/:provider/authorize', { schema }, async ({ params, query, url, body }, reply) => {
      const language = textOf(query['ui_locales']) ?? ''
      const asked = readAsked(query, shopOrigin)
      if (asked === null) return send(reply, 400, providerRefusalPage(language))
      if ('cancel' in fieldsOf(body)) return reply.redirect(wayBack(asked, { error: 'access_denied' }), 303)
      const person = readPerson(params.provider, body)
      if (person === null) return send(reply, 422, formOf({ ...params, language, action: url, isFaulty: true }))
      const { redirectUri, challenge } = asked
      const code = await issueSecret(db, { kind: 'code', about: { ...person, redirectUri, challenge }, ttlMs: CODE_TTL_MS }) // prettier-ignore
      return reply.redirect(wayBack(asked, { code }), 303)
    })
  })
}

function formOf(form: Parameters<typeof providerFormPage>[0]): string {
  const title = SOCIAL_PROVIDERS.find(({ code }) => code === form.provider)?.title ?? form.provider
  return providerFormPage({ ...form, provider: title })
}

function readAsked(query: Readonly<Record<string, unknown>>, shopOrigin: string): Asked | null {
  const text = (name: string, max: number) => {
    const value = query[name]
    return typeof value === 'string' && value !== '' && value.length <= max ? value : null
  }
  const [redirectUri, state] = [text('redirect_uri', REDIRECT_MAX_LENGTH), text('state', STATE_MAX_LENGTH)]
  const challenge = text('code_challenge', SHA256_CHARACTERS)
  if (redirectUri === null || state === null || challenge === null || !CHALLENGE.test(challenge)) return null
  const isKnown =
    query['response_type'] === 'code' &&
    query['client_id'] === SOCIAL_CLIENT_ID &&
    query['code_challenge_method'] === 'S256' &&
    isOfShop(redirectUri, shopOrigin)
  return isKnown ? { redirectUri, state, challenge } : null
}

const SHA256_CHARACTERS = 43

function isOfShop(redirectUri: string, shopOrigin: string): boolean {
  if (!URL.canParse(redirectUri)) return false
  const { origin, pathname, search, hash } = new URL(redirectUri)
  return origin === new URL(shopOrigin).origin && CALLBACK.test(pathname) && search === '' && hash === ''
}

function wayBack({ redirectUri, state }: Asked, answer: Readonly<Record<string, string>>): string {
  return `${redirectUri}?${new URLSearchParams({ ...answer, state }).toString()}`
}

/** The person entered in the form; the provider identifies them by their address, even if they hide it from the shop. */
function readPerson(provider: Person['provider'], body: unknown): Person | null {
  const fields = fieldsOf(body)
  const text = (name: string, max: number) => {
    const value = textOf(fields[name])
    return value !== null && value.length <= max ? value : null
  }
  const [email, firstname] = [text('email', EMAIL_MAX_LENGTH), text('first', NAME_MAX_LENGTH)]
  if (email === null || !EMAIL.test(email) || firstname === null) return null
  const known = createHash('sha256')
    .update(`${provider}:${canonicalEmail(email)}`)
    .digest('hex')
  return {
    provider,
    subject: known.slice(0, SUBJECT_CHARACTERS),
    email: 'hides' in fields ? null : canonicalEmail(email),
    firstname,
    lastname: text('last', NAME_MAX_LENGTH) ?? '',
  }
}
