import { resolve } from 'node:path'
import { Type } from 'typebox'
import type { Static } from 'typebox'
import { Value } from 'typebox/value'
import { SEED_PRODUCTS_MAX, STOP_DELAY_MAX_MS } from './limits.ts'
import type { MailServerOptions } from './outbox/mailServer.ts'

const REPOSITORY_ROOT = resolve(import.meta.dirname, '../..')

const Env = Type.Object({
  HOST: Type.String({ minLength: 1, default: '127.0.0.1' }),
  PLATFORM_PORT: Type.Integer({ minimum: 0, maximum: 65_535, default: 5000 }),
  STOP_DELAY_MS: Type.Integer({ minimum: 0, maximum: STOP_DELAY_MAX_MS, default: 0 }),
  DATABASE_URL: Type.String({ pattern: '^(postgres(ql)?://.*)?$', default: '' }),
  DATA_DIR: Type.String({ minLength: 1, default: '.data' }),
  NODE_ENV: Type.Union([Type.Literal('development'), Type.Literal('test'), Type.Literal('production')], {
    default: 'development',
  }),
  LOG_LEVEL: Type.Union(
    ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'].map((level) => Type.Literal(level)),
    { default: 'info' },
  ),
  SEED_PRODUCTS: Type.Integer({ minimum: 0, maximum: SEED_PRODUCTS_MAX, default: 0 }),
  PICTURES_WARM_UP: Type.Union([Type.Literal('0'), Type.Literal('1')], { default: '1' }),
  MEDIA_URL: Type.String({ pattern: '^(https?://\\S+)?$', default: '' }),
  PUBLIC_ORIGIN: Type.String({ pattern: '^(https?://[^/\\s]+)?$', default: '' }),
  PAYMENT_ORIGIN: Type.String({ pattern: '^(https?://[^/\\s]+)?$', default: '' }),
  RECOMMENDATIONS_PUBLIC_KEY: Type.String({ pattern: '^[\\w-]{1,100}$', default: 'pk-hogar' }),
  MODERATION_KEY: Type.String({ pattern: '^([\\w-]{16,200})?$', default: '' }),
  SMTP_URL: Type.String({ pattern: '^(smtps?://[^\\s/]+/?)?$', default: '' }),
  MAIL_FROM: Type.String({
    pattern: '^([^<>"@\\r\\n]{0,100}<[^\\s<>@,]+@[^\\s<>@,]+>|[^\\s<>@,]+@[^\\s<>@,]+)?$',
    default: '',
  }),
  WEB_PORT: Type.Integer({ minimum: 0, maximum: 65_535, default: 3000 }),
})

/** Never shown: a URL of these may hold a password. */
const WITH_PASSWORDS: ReadonlySet<string> = new Set(['DATABASE_URL', 'SMTP_URL'])

/** Where no secret is kept from anybody. */
const DEVELOPMENT_MODERATION_KEY = 'moderator-of-hogar'

const EXPECTED: Readonly<Record<string, string>> = {
  HOST: 'an address to listen on',
  PLATFORM_PORT: 'a port, 0 to 65535',
  STOP_DELAY_MS: `milliseconds, 0 to ${STOP_DELAY_MAX_MS}`,
  DATABASE_URL: 'postgresql://…, or nothing for the embedded database',
  DATA_DIR: 'a directory, relative to the repository',
  NODE_ENV: 'development, test or production',
  LOG_LEVEL: 'fatal, error, warn, info, debug, trace or silent',
  SEED_PRODUCTS: `how many products the main store lists, up to ${SEED_PRODUCTS_MAX}; nothing for the shop's own`,
  PICTURES_WARM_UP: '1 or 0',
  MEDIA_URL: 'http(s) address of a picture service, or nothing for the drawings of this shop',
  PUBLIC_ORIGIN: 'http(s)://host, without a path',
  PAYMENT_ORIGIN: 'http(s)://host, without a path',
  RECOMMENDATIONS_PUBLIC_KEY: '1 to 100 letters, digits, _ and -',
  MODERATION_KEY: '16 to 200 letters, digits, _ and -',
  SMTP_URL: 'smtp(s)://user:password@host:port, without a path',
  MAIL_FROM: 'an address, or Name <address>, wherever SMTP_URL is set',
  WEB_PORT: 'a port, 0 to 65535',
}

export type PlatformEnv = Readonly<{
  host: string
  port: number
  /** How long the server serves on, not ready, after SIGTERM: a balancer takes it out meanwhile. */
  stopDelayMs: number
  databaseUrl: string | null
  dataDirectory: string
  /** Whether a service of its own has the pictures: an import then keeps their paths. */
  hasOwnPictures: boolean
  nodeEnv: Static<typeof Env>['NODE_ENV']
  logLevel: string
  /** How many products the seed lists in the main store at least; null for the shop's own. */
  seedProducts: number | null
  /** Whether the home page's pictures are drawn before somebody asks for them. */
  warmsUpPictures: boolean
  /** What callers of the recommendations say to be known. */
  recommendationsKey: string
  /** What moderators of reviews say to be known: a secret. Null in production where none was given. */
  moderationKey: string | null
  /** Where the shop lives, for links in mails: what was given, or the storefront on this machine. */
  shopOrigin: string
  /** Where mails leave by, and in whose name; null leaves them in the outbox. */
  mailServer: MailServerOptions | null
  /** Where browsers find the pages on which cards pay: what was given, or this machine. */
  paymentOrigin: string
  /** Where the caller of a package script stands: paths given to a command are meant from there. */
  callerDirectory: string
}>

/** Thrown when variables are bad; the message names each one and what was expected of it. */
export class EnvError extends Error {}

/**
 * Reads the platform's settings out of environment variables; an empty variable counts as not set.
 * @throws EnvError naming every bad variable.
 */
export function parseEnv(variables: Record<string, string | undefined>): PlatformEnv {
  const known = Object.keys(Env.properties)
  const given = Object.fromEntries(known.map((name) => [name, variables[name]]).filter(([, value]) => value))
  const value = Value.Convert(Env, Value.Default(Env, given))
  const bad = new Set(Value.Errors(Env, value).map((error) => error.instancePath.slice(1).split('/')[0] ?? ''))
  if (given['SMTP_URL'] && !given['MAIL_FROM']) bad.add('MAIL_FROM')
  if (given['SMTP_URL'] && !isReadableUrl(given['SMTP_URL'])) bad.add('SMTP_URL')
  if (bad.size > 0 || !Value.Check(Env, value))
    throw new EnvError([...bad].map((name) => describe(name, variables[name])).join('\n'))
  return {
    host: value.HOST,
    port: value.PLATFORM_PORT,
    stopDelayMs: value.STOP_DELAY_MS,
    databaseUrl: value.DATABASE_URL === '' ? null : value.DATABASE_URL,
    dataDirectory: resolve(REPOSITORY_ROOT, value.DATA_DIR),
    hasOwnPictures: value.MEDIA_URL !== '' && !isDrawn(value.MEDIA_URL, value),
    nodeEnv: value.NODE_ENV,
    logLevel: value.LOG_LEVEL,
    seedProducts: value.SEED_PRODUCTS === 0 ? null : value.SEED_PRODUCTS,
    warmsUpPictures: value.PICTURES_WARM_UP === '1',
    recommendationsKey: value.RECOMMENDATIONS_PUBLIC_KEY,
    moderationKey: value.MODERATION_KEY || (value.NODE_ENV === 'production' ? null : DEVELOPMENT_MODERATION_KEY),
    shopOrigin: value.PUBLIC_ORIGIN === '' ? `http://127.0.0.1:${value.WEB_PORT}` : value.PUBLIC_ORIGIN,
    paymentOrigin: value.PAYMENT_ORIGIN === '' ? `http://127.0.0.1:${value.PLATFORM_PORT}` : value.PAYMENT_ORIGIN,
    mailServer: value.SMTP_URL === '' ? null : { url: value.SMTP_URL, from: value.MAIL_FROM },
    callerDirectory: variables.INIT_CWD ?? process.cwd(),
  }
}

/** Settings of this process; prints what is wrong and ends it with status 1 when a variable is bad. */
export function readEnv(): PlatformEnv {
  try {
    return parseEnv(process.env)
  } catch (error) {
    if (!(error instanceof EnvError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}

/** Whether host, name and password can be read out of it. */
function isReadableUrl(url: string): boolean {
  try {
    const { hostname, username, password } = new URL(url)
    decodeURIComponent(username + password)
    return hostname !== ''
  } catch {
    return false
  }
}

function describe(name: string, given: unknown): string {
  const shown = WITH_PASSWORDS.has(name) ? 'a value' : JSON.stringify(given)
  return `${name}: got ${shown}, expected ${EXPECTED[name] ?? 'something else'}`
}

/** Whether the address is that of the storefront, which has the drawings of the seed. */
function isDrawn(mediaUrl: string, { PUBLIC_ORIGIN, WEB_PORT }: Static<typeof Env>): boolean {
  const origins = [PUBLIC_ORIGIN, `http://127.0.0.1:${WEB_PORT}`, `http://localhost:${WEB_PORT}`]
  return origins.some((origin) => origin !== '' && mediaUrl.replace(/\/+$/, '') === `${origin}/img`)
}
