import { resolve } from 'node:path'
import { Type } from 'typebox'
import type { Static } from 'typebox'
import { Value } from 'typebox/value'
import { CREDIT_VALUES, CREDIT_VARIABLES } from './credit/settings/creditVariables.ts'
import { type CreditKeys, parseCreditKeys } from './credit/secrets/creditKeys.ts'
import { localOrigin } from './http/localOrigin.ts'
import { SEED_PRODUCTS_MAX, STOP_DELAY_MAX_MS } from './limits.ts'
import { type MailServerOptions, isReadableUrl } from './outbox/mailServer.ts'
import { TRACING_VALUES, TRACING_VARIABLES } from './tracing/tracingVariables.ts'

const REPOSITORY_ROOT = resolve(import.meta.dirname, '../..')

/** Schema of the environment variables that the platform reads. `docs/settings.md` lists their descriptions. */
export const variables = Type.Object({
  HOST: Type.String({ minLength: 1, default: '127.0.0.1', description: 'Address on which all three servers listen.' }),
  PLATFORM_PORT: Type.Integer({ minimum: 0, maximum: 65_535, default: 5000, description: 'Port of the platform.' }),
  STOP_DELAY_MS: Type.Integer({
    minimum: 0,
    maximum: STOP_DELAY_MAX_MS,
    default: 0,
    description:
      'Milliseconds after SIGTERM during which a server still accepts requests while `/health/ready` returns 503. Maximum: 8000. A server stops within 10,000 in total.',
  }),
  DATABASE_URL: Type.String({
    pattern: '^(postgres(ql)?://.*)?$',
    default: '',
    description: 'PostgreSQL database of the platform. Default: none, an embedded database in `DATA_DIR`.',
  }),
  DATA_DIR: Type.String({
    minLength: 1,
    default: '.data',
    description:
      'Folder of the embedded database, the pictures of the platform, and the generated session secret. Relative to the repository; for the gateway, to its working directory.',
  }),
  NODE_ENV: Type.Union([Type.Literal('development'), Type.Literal('test'), Type.Literal('production')], {
    default: 'development',
    description:
      '`development`, `production` or `test`. With `production`, the gateway answers persisted operations only, without introspection (except to partner keys), and has no GraphiQL; `extensions` omits REST calls. `SESSION_SECRET` is required. The platform has no development pages, such as `/outbox` and the card payment page.',
  }),
  LOG_LEVEL: Type.Union(
    ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'].map((level) => Type.Literal(level)),
    {
      default: 'info',
      description:
        'Minimum level of log lines: `silent`, `error`, `warn`, `info` or `debug`. The platform also accepts `fatal` and `trace`. Default: `info`; `pnpm start` and `pnpm dev` set `warn`.',
    },
  ),
  SEED_PRODUCTS: Type.Integer({
    minimum: 0,
    maximum: SEED_PRODUCTS_MAX,
    default: 0,
    description:
      'Minimum number of products that the seed lists in the main store, up to 500,000, for load tests. Default: the products of the seed.',
  }),
  SEED_SOURCE: Type.String({
    minLength: 1,
    default: 'demo/src/demoCatalogue.ts',
    description:
      'Module with the first catalogue of the platform and the drawings of its products. Relative to the repository. `none`: the platform starts with no catalogue, for an import.',
  }),
  PICTURES_WARM_UP: Type.Union([Type.Literal('0'), Type.Literal('1')], {
    default: '1',
    description: '`0`: the pictures of the home page are not drawn before the first request for them.',
  }),
  MEDIA_URL: Type.String({
    pattern: '^(https?://\\S+)?$',
    default: '',
    description:
      'Public address of the pictures. If it is a service other than the storefront, imports keep the picture paths of the export. Default: `http://127.0.0.1:WEB_PORT/img`.',
  }),
  PUBLIC_ORIGIN: Type.String({
    pattern: '^(https?://[^/\\s]+)?$',
    default: '',
    description:
      'Public origin of the shop, used in page addresses and in links of mails. Set it in production: without it, the output cache has one copy of each page per host. With https, cookies are `Secure` and responses carry HSTS. Default: origin of the request; in mails `http://127.0.0.1:WEB_PORT`.',
  }),
  PAYMENT_ORIGIN: Type.String({
    pattern: '^(https?://[^/\\s]+)?$',
    default: '',
    description:
      'Origin of the platform for browsers, used for the development pages of card payments and sign-in providers. Not used in production. Default: `http://127.0.0.1:PLATFORM_PORT`.',
  }),
  RECOMMENDATIONS_PUBLIC_KEY: Type.String({
    pattern: '^[\\w-]{1,100}$',
    default: 'pk-hogar',
    description: 'Public key that the recommendation service of the embedded platform accepts.',
  }),
  MODERATION_KEY: Type.String({
    pattern: '^([\\w-]{16,200})?$',
    default: '',
    description:
      "Secret key of the platform's REST calls for review moderation and wallet bookings. Without it, these calls are off. Production refuses that of development. Default: `moderator-of-hogar`; none in production.",
  }),
  ...TRACING_VARIABLES,
  ...CREDIT_VARIABLES,
  SMTP_URL: Type.String({
    pattern: '^(smtps?://[^\\s/]+/?)?$',
    default: '',
    description: 'Mail server, `smtp(s)://name:password@host:port`. Without it, mails stay in the outbox.',
  }),
  MAIL_FROM: Type.String({
    pattern: '^([^<>"@\\r\\n]{0,100}<[^\\s<>@,]+@[^\\s<>@,]+>|[^\\s<>@,]+@[^\\s<>@,]+)?$',
    default: '',
    description: 'Sender of mails. Required with `SMTP_URL`.',
  }),
  WEB_PORT: Type.Integer({ minimum: 0, maximum: 65_535, default: 3000, description: 'Port of the storefront.' }),
})

/** Never shown: a URL of these may hold a password, the others are keys. */
const SECRETS: ReadonlySet<string> = new Set([
  'DATABASE_URL',
  'SMTP_URL',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'CREDIT_KEY',
  'MODERATION_KEY',
])

/** Moderation key in development, where no secrets are needed. Anyone can read it here: production refuses it. */
const DEVELOPMENT_MODERATION_KEY = 'moderator-of-hogar'

const EXPECTED: Readonly<Record<string, string>> = {
  HOST: 'an address to listen on',
  PLATFORM_PORT: 'a port, 0 to 65535',
  STOP_DELAY_MS: `milliseconds, 0 to ${STOP_DELAY_MAX_MS}`,
  DATABASE_URL: 'postgresql://…, or empty for the embedded database',
  DATA_DIR: 'a directory, relative to the repository',
  NODE_ENV: 'development, test or production',
  LOG_LEVEL: 'fatal, error, warn, info, debug, trace or silent',
  SEED_PRODUCTS: `how many products the main store lists, up to ${SEED_PRODUCTS_MAX}; nothing for the shop's own`,
  SEED_SOURCE: 'a file, relative to the repository, or none',
  PICTURES_WARM_UP: '1 or 0',
  MEDIA_URL: 'http(s) URL of a picture service, or empty for the drawings of this shop',
  PUBLIC_ORIGIN: 'http(s)://host, without a path',
  PAYMENT_ORIGIN: 'http(s)://host, without a path',
  RECOMMENDATIONS_PUBLIC_KEY: '1 to 100 letters, digits, _ and -',
  MODERATION_KEY: '16 to 200 letters, digits, _ and -, in production other than that of development',
  ...TRACING_VALUES,
  ...CREDIT_VALUES,
  SMTP_URL: 'smtp(s)://user:password@host:port, without a path',
  MAIL_FROM: 'an address, or Name <address>, wherever SMTP_URL is set',
  WEB_PORT: 'a port, 0 to 65535',
}

export type PlatformEnv = Readonly<{
  host: string
  port: number
  /** Time for which the server continues to answer, not ready, after SIGTERM: a load balancer removes it meanwhile. */
  stopDelayMs: number
  databaseUrl: string | null
  dataDirectory: string
  /** Whether a service of its own has the pictures: an import then keeps their paths. */
  hasOwnPictures: boolean
  nodeEnv: Static<typeof variables>['NODE_ENV']
  logLevel: string
  /** Share of the traces that begin here and are recorded, 0 to 1; null if none are made. */
  tracedShare: number | null
  /** Minimum number of products that the seed lists in the main store; null for the shop's own. */
  seedProducts: number | null
  /** File with the source of the first catalogue; null for a platform without one. */
  seedSource: string | null
  /** Whether the home page's pictures are drawn before the first request for them. */
  warmsUpPictures: boolean
  /** Public key that callers of the recommendations send. */
  recommendationsKey: string
  /** Secret key that moderators of reviews send. Null in production if not set. */
  moderationKey: string | null
  /** Keys of personal data in credit. Null if not set: in development one is generated in the data directory. */
  creditKeys: CreditKeys | null
  /** Whether credit applications are decided when they are sent. */
  decidesCreditAtOnce: boolean
  /** Hours after which a transfer that was seen is applied to its credits. */
  speiProcessingHours: number
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
export function parseEnv(source: Record<string, string | undefined>): PlatformEnv {
  const known = Object.keys(variables.properties)
  const given = Object.fromEntries(known.map((name) => [name, source[name]]).filter(([, value]) => value))
  const value = Value.Convert(variables, Value.Default(variables, given))
  const bad = new Set(Value.Errors(variables, value).map((error) => error.instancePath.slice(1).split('/')[0] ?? ''))
  if (given['SMTP_URL'] && !given['MAIL_FROM']) bad.add('MAIL_FROM')
  if (given['SMTP_URL'] && !isReadableUrl(given['SMTP_URL'])) bad.add('SMTP_URL')
  if (given['NODE_ENV'] === 'production' && given['MODERATION_KEY'] === DEVELOPMENT_MODERATION_KEY)
    bad.add('MODERATION_KEY')
  const creditKeys = given['CREDIT_KEY'] ? parseCreditKeys(given['CREDIT_KEY']) : null
  if (given['CREDIT_KEY'] && creditKeys === null) bad.add('CREDIT_KEY')
  if (bad.size > 0 || !Value.Check(variables, value))
    throw new EnvError([...bad].map((name) => describe(name, source[name])).join('\n'))
  return {
    host: value.HOST,
    port: value.PLATFORM_PORT,
    stopDelayMs: value.STOP_DELAY_MS,
    databaseUrl: value.DATABASE_URL === '' ? null : value.DATABASE_URL,
    dataDirectory: resolve(REPOSITORY_ROOT, value.DATA_DIR),
    hasOwnPictures: value.MEDIA_URL !== '' && !isDrawn(value.MEDIA_URL, value),
    nodeEnv: value.NODE_ENV,
    logLevel: value.LOG_LEVEL,
    tracedShare: value.OTEL_EXPORTER_OTLP_ENDPOINT === '' ? null : value.OTEL_TRACES_SAMPLER_ARG,
    seedProducts: value.SEED_PRODUCTS === 0 ? null : value.SEED_PRODUCTS,
    seedSource: value.SEED_SOURCE === 'none' ? null : resolve(REPOSITORY_ROOT, value.SEED_SOURCE),
    warmsUpPictures: value.PICTURES_WARM_UP === '1',
    recommendationsKey: value.RECOMMENDATIONS_PUBLIC_KEY,
    moderationKey: value.MODERATION_KEY || (value.NODE_ENV === 'production' ? null : DEVELOPMENT_MODERATION_KEY),
    creditKeys,
    decidesCreditAtOnce: value.CREDIT_DECISIONS === 'at-once',
    speiProcessingHours: value.SPEI_PROCESSING_HOURS,
    shopOrigin: value.PUBLIC_ORIGIN || localOrigin(value.HOST, value.WEB_PORT),
    paymentOrigin: value.PAYMENT_ORIGIN || localOrigin(value.HOST, value.PLATFORM_PORT),
    mailServer: value.SMTP_URL === '' ? null : { url: value.SMTP_URL, from: value.MAIL_FROM },
    callerDirectory: source.INIT_CWD ?? process.cwd(),
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

function describe(name: string, given: unknown): string {
  const shown = SECRETS.has(name) ? 'a value' : JSON.stringify(given)
  return `${name}: got ${shown}, expected ${EXPECTED[name] ?? 'another value'}`
}

/** Whether the address is that of the storefront, which has the drawings of the seed. */
function isDrawn(mediaUrl: string, { PUBLIC_ORIGIN, HOST, WEB_PORT }: Static<typeof variables>): boolean {
  const origins = [PUBLIC_ORIGIN, localOrigin(HOST, WEB_PORT), `http://localhost:${WEB_PORT}`]
  return origins.some((origin) => origin !== '' && mediaUrl.replace(/\/+$/, '') === `${origin}/img`)
}
