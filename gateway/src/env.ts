import { INVALIDATION_KEY_MIN_CHARACTERS } from '@hogar/schema/caching/limits.ts'
import { proxyTrustSchema } from '@hogar/schema/http/proxyTrust.ts'
import { stopDelay } from '@hogar/schema/http/stopDelay.ts'
import { STOREFRONT_KEY_MIN_CHARACTERS } from '@hogar/schema/storefrontKey.ts'
import * as v from 'valibot'
import { storeSettingsSchema } from './stores/storeSettingsSchema.ts'

const port = v.pipe(
  v.string(),
  v.regex(/^\d+$/, 'a port, 0 to 65535'),
  v.transform(Number),
  v.maxValue(65_535, 'a port, 0 to 65535'),
)

const address = v.pipe(
  v.string(),
  v.url('an http(s) address'),
  v.regex(/^https?:/, 'an http(s) address'),
  v.transform((value) => value.replace(/\/+$/, '')),
)

const list = v.pipe(
  v.string(),
  v.transform((value) =>
    value
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  ),
)

const flag = v.pipe(
  v.picklist(['true', 'false', '1', '0'], 'true or false'),
  v.transform((value) => value === 'true' || value === '1'),
)

const json = <Schema extends v.GenericSchema<unknown, unknown>>(schema: Schema, expected: string) =>
  v.pipe(v.string(), v.parseJson(undefined, expected), schema)

const partnerKeys = v.record(
  v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/, 'names of letters, digits, _ and -')),
  v.pipe(v.string(), v.toLowerCase(), v.regex(/^[0-9a-f]{64}$/, 'the SHA-256 of each key as 64 hex digits')),
)

const addresses = v.pipe(
  list,
  v.array(v.pipe(v.string(), v.regex(/^https?:\/\/[^/?#\s]+$/, 'addresses like http://web:3000, by comma'))),
)

const origins = v.pipe(
  list,
  v.array(v.pipe(v.string(), v.regex(/^https?:\/\/[^/]+$/, 'origins like https://shop.example'))),
)

const secrets = v.pipe(
  list,
  v.array(v.pipe(v.string(), v.minLength(32, 'secrets of at least 32 characters, by comma'))),
)

const factor = v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/, 'a number, 0 or above'), v.transform(Number))

const variables = v.object({
  NODE_ENV: v.optional(
    v.picklist(['development', 'production', 'test'], 'development, production or test'),
    'development',
  ),
  HOST: v.optional(v.pipe(v.string(), v.minLength(1, 'an address to listen on')), '127.0.0.1'),
  GATEWAY_PORT: v.optional(port, '4000'),
  METRICS_PORT: v.optional(port),
  STOP_DELAY_MS: v.optional(stopDelay, '0'),
  WEB_PORT: v.optional(port, '3000'),
  PLATFORM_PORT: v.optional(port, '5000'),
  UPSTREAM_URL: v.optional(address),
  PUBLIC_ORIGIN: v.optional(address),
  MEDIA_URL: v.optional(address),
  DATA_DIR: v.optional(v.string(), '.data'),
  REDIS_URL: v.optional(v.pipe(v.string(), v.regex(/^rediss?:\/\//, 'redis://… or rediss://…'))),
  SESSION_SECRET: v.optional(secrets),
  ALLOWED_ORIGINS: v.optional(origins),
  PARTNER_KEYS: v.optional(json(partnerKeys, 'JSON: {"name": "sha256 of the key"}'), '{}'),
  STORE_SETTINGS: v.optional(json(storeSettingsSchema, 'JSON: {"hogar": {"listsOutOfStock": false}}'), '{}'),
  CACHE_INVALIDATION_KEY: v.optional(
    v.pipe(
      v.string(),
      v.minLength(INVALIDATION_KEY_MIN_CHARACTERS, `at least ${INVALIDATION_KEY_MIN_CHARACTERS} characters`),
    ),
  ),
  CACHE_FORWARD_URL: v.optional(addresses),
  STOREFRONT_KEY: v.optional(
    v.pipe(
      v.string(),
      v.minLength(STOREFRONT_KEY_MIN_CHARACTERS, `at least ${STOREFRONT_KEY_MIN_CHARACTERS} characters`),
    ),
  ),
  ENDPOINTS_FILE: v.optional(v.string()),
  OPERATIONS_FILE: v.optional(v.string()),
  TOKEN_IN_HEADER: v.optional(flag, 'false'),
  AUTO_REFRESH_TOKENS: v.optional(flag, 'true'),
  TRUST_PROXY: v.optional(proxyTrustSchema, 'loopback'),
  RATE_FACTOR: v.optional(factor),
  LOG_LEVEL: v.optional(
    v.picklist(['silent', 'error', 'warn', 'info', 'debug'], 'silent, error, warn, info or debug'),
    'info',
  ),
})

/** Names of the variables that are at fault, each with what was expected. */
export class BadEnvironment extends Error {
  constructor(faults: readonly string[]) {
    super(faults.join('\n'))
    this.name = 'BadEnvironment'
  }
}

export type GatewayEnv = ReturnType<typeof parseEnv>

/**
 * The gateway's settings out of the process' variables. An empty variable counts as none.
 * Throws BadEnvironment that names every bad variable.
 */
export function parseEnv(source: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = v.safeParse(variables, given)
  const faults = parsed.success ? [] : parsed.issues.map((issue) => `${v.getDotPath(issue)}: expected ${issue.message}`)
  if (given['NODE_ENV'] === 'production' && given['SESSION_SECRET'] === undefined) {
    faults.push('SESSION_SECRET: expected in production: secrets of at least 32 characters, by comma')
  }
  if (!parsed.success || faults.length > 0) throw new BadEnvironment([...new Set(faults)])
  const env = parsed.output
  const production = env.NODE_ENV === 'production'
  return {
    ...env,
    production,
    UPSTREAM_URL: env.UPSTREAM_URL ?? `http://127.0.0.1:${env.PLATFORM_PORT}`,
    MEDIA_URL: env.MEDIA_URL ?? `http://127.0.0.1:${env.WEB_PORT}/img`,
    ALLOWED_ORIGINS: env.ALLOWED_ORIGINS ?? [`http://127.0.0.1:${env.WEB_PORT}`, `http://localhost:${env.WEB_PORT}`],
    CACHE_FORWARD_URL: env.CACHE_FORWARD_URL ?? [`http://127.0.0.1:${env.WEB_PORT}`],
    RATE_FACTOR: env.RATE_FACTOR ?? (production ? 1 : 100),
  }
}

/** The settings of this process. Prints every bad variable and ends the process with 1 when there is one. */
export function readEnv(): GatewayEnv {
  try {
    return parseEnv(process.env)
  } catch (error) {
    if (!(error instanceof BadEnvironment)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}
