import { INVALIDATION_KEY_MIN_CHARACTERS } from '@hogar/schema/caching/limits.ts'
import { localOrigin } from '@hogar/schema/http/localOrigin.ts'
import { proxyTrustSchema } from '@hogar/schema/http/proxyTrust.ts'
import { storeHostsSchema } from '@hogar/schema/storeOfHost.ts'
import { stopDelay } from '@hogar/schema/http/stopDelay.ts'
import { STOREFRONT_KEY_MIN_CHARACTERS } from '@hogar/schema/storefrontKey.ts'
import { tracingVariables } from '@hogar/schema/tracing/tracingVariables.ts'
import { flag, origin, port, redisUrl, secret } from '@hogar/schema/variableTypes.ts'
import * as v from 'valibot'
import { address, addresses, factor, json, origins, partnerKeys, secrets } from './envTypes.ts'
import { storeSettingsSchema } from './stores/storeSettingsSchema.ts'

/** Schema of the environment variables that the gateway reads. `docs/settings.md` lists their descriptions. */
export const variables = v.object({
  NODE_ENV: v.optional(
    v.pipe(
      v.picklist(['development', 'production', 'test'], 'development, production or test'),
      v.description(
        '`development`, `production` or `test`. With `production`, the gateway answers persisted operations only, without introspection (except to partner keys), and has no GraphiQL; `extensions` omits REST calls. `SESSION_SECRET` is required. The platform has no development pages, such as `/outbox` and the card payment page.',
      ),
    ),
    'development',
  ),
  HOST: v.optional(
    v.pipe(
      v.string(),
      v.minLength(1, 'an address to listen on'),
      v.description('Address on which all three servers listen.'),
    ),
    '127.0.0.1',
  ),
  GATEWAY_PORT: v.optional(v.pipe(port, v.description('Port of the gateway.')), '4000'),
  METRICS_PORT: v.optional(
    v.pipe(
      port,
      v.description('Separate port for the `/metrics` of the gateway. Without it, `/metrics` is on `GATEWAY_PORT`.'),
    ),
  ),
  STOP_DELAY_MS: v.optional(stopDelay, '0'),
  WEB_PORT: v.optional(v.pipe(port, v.description('Port of the storefront.')), '3000'),
  PLATFORM_PORT: v.optional(v.pipe(port, v.description('Port of the platform.')), '5000'),
  UPSTREAM_URL: v.optional(
    v.pipe(
      address,
      v.description(
        'Address of the REST platform. The gateway wraps it; the storefront proxies pictures from it and accepts no path in it. Default: `http://127.0.0.1:PLATFORM_PORT`.',
      ),
    ),
  ),
  PUBLIC_ORIGIN: v.optional(
    v.pipe(
      origin,
      v.description(
        'Public origin of the shop, used in page addresses and in links of mails. Set it in production: without it, the output cache has one copy of each page per host. With https, cookies are `Secure` and responses carry HSTS. Default: origin of the request; in mails `http://127.0.0.1:WEB_PORT`.',
      ),
    ),
  ),
  MEDIA_URL: v.optional(
    v.pipe(
      address,
      v.description(
        'Public address of the pictures. If it is a service other than the storefront, imports keep the picture paths of the export. Default: `http://127.0.0.1:WEB_PORT/img`.',
      ),
    ),
  ),
  DATA_DIR: v.optional(
    v.pipe(
      v.string(),
      v.description(
        'Folder of the embedded database, the pictures of the platform, and the generated session secret. Relative to the repository; for the gateway, to its working directory.',
      ),
    ),
    '.data',
  ),
  ...tracingVariables,
  REDIS_URL: v.optional(
    v.pipe(
      redisUrl,
      v.description(
        'Redis for the state that gateways share and for the output cache. Without it, both are in memory.',
      ),
    ),
  ),
  SESSION_SECRET: v.optional(
    v.pipe(
      secrets,
      v.description(
        'Secrets that seal session cookies and what Redis stores for a shopper, by comma, at least 32 characters each. The first seals, all of them open. Required in production. Default: generated in `DATA_DIR`, except in production.',
      ),
    ),
  ),
  ALLOWED_ORIGINS: v.optional(
    v.pipe(
      origins,
      v.description(
        'Origins, by comma, whose pages may call the gateway. Default: `http://127.0.0.1:WEB_PORT` and `http://localhost:WEB_PORT`.',
      ),
    ),
  ),
  PARTNER_KEYS: v.optional(
    v.pipe(
      json(partnerKeys, 'JSON: {"name": "sha256 of the key"}'),
      v.description('JSON with the SHA-256 of each partner key by name. Partner apps send the key in `X-Api-Key`.'),
    ),
    '{}',
  ),
  STORE_SETTINGS: v.optional(
    v.pipe(
      json(storeSettingsSchema, 'JSON: {"hogar": {"listsOutOfStock": false}}'),
      v.description('JSON with store settings by store code: see the store settings.'),
    ),
    '{}',
  ),
  CACHE_INVALIDATION_KEY: v.optional(
    v.pipe(
      secret(INVALIDATION_KEY_MIN_CHARACTERS),
      v.description(
        'Secret key of `/invalidate?key=…&tag=P1481,C20`, at least 16 characters, the same on gateway and storefront. Without it, invalidation is off.',
      ),
    ),
  ),
  CACHE_FORWARD_URL: v.optional(
    v.pipe(
      addresses,
      v.description(
        'Addresses of storefronts, by comma, to which the gateway forwards invalidations. Default: `http://127.0.0.1:WEB_PORT`.',
      ),
    ),
  ),
  STOREFRONT_KEY: v.optional(
    v.pipe(
      secret(STOREFRONT_KEY_MIN_CHARACTERS),
      v.description(
        "Shared secret of gateway and storefront, at least 16 characters. Pages for visitors without a session count against the storefront's rate limit instead of the visitor's. Default: none; `pnpm start` and `pnpm dev` generate one.",
      ),
    ),
  ),
  ENDPOINTS_FILE: v.optional(
    v.pipe(v.string(), v.description('JSON file that overrides rows of `gateway/src/rest/endpoints.ts`.')),
  ),
  OPERATIONS_FILE: v.optional(
    v.pipe(
      v.string(),
      v.description(
        'JSON file with the persisted operations that the gateway answers. Default: `schema/operations/storefront.json`.',
      ),
    ),
  ),
  TOKEN_IN_HEADER: v.optional(
    v.pipe(
      flag,
      v.description(
        '`true`: the gateway sends customer tokens to the platform as `Authorization: Bearer` instead of in the query.',
      ),
    ),
    'false',
  ),
  AUTO_REFRESH_TOKENS: v.optional(
    v.pipe(
      flag,
      v.description(
        '`false`: a customer whose token has expired is signed out; `true`: the gateway refreshes the token.',
      ),
    ),
    'true',
  ),
  TRUST_PROXY: v.optional(proxyTrustSchema, 'loopback'),
  STORE_HOSTS: v.optional(storeHostsSchema, ''),
  RATE_FACTOR: v.optional(
    v.pipe(
      factor,
      v.description(
        'Factor of the rate limits of gateway and storefront. 0 turns them off. Default: 1 in production, otherwise 100.',
      ),
    ),
  ),
  LOG_LEVEL: v.optional(
    v.pipe(
      v.picklist(['silent', 'error', 'warn', 'info', 'debug'], 'silent, error, warn, info or debug'),
      v.description(
        'Minimum level of log lines: `silent`, `error`, `warn`, `info` or `debug`. The platform also accepts `fatal` and `trace`. Default: `info`; `pnpm start` and `pnpm dev` set `warn`.',
      ),
    ),
    'info',
  ),
})

/** Error with the names of invalid variables, and the expected value of each. */
export class BadEnvironment extends Error {
  constructor(faults: readonly string[]) {
    super(faults.join('\n'))
    this.name = 'BadEnvironment'
  }
}

export type GatewayEnv = ReturnType<typeof parseEnv>

/**
 * Parses the gateway's settings from environment variables. An empty variable counts as absent. Throws BadEnvironment
 * with every invalid variable.
 */
export function parseEnv(source: Readonly<Record<string, string | undefined>>) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = v.safeParse(variables, given)
  const faults = parsed.success ? [] : parsed.issues.map((issue) => `${v.getDotPath(issue)}: expected ${issue.message}`)
  if (given['NODE_ENV'] === 'production' && given['SESSION_SECRET'] === undefined) {
    faults.push('SESSION_SECRET: expected in production: secrets of at least 32 characters, by comma')
  }
  if (parsed.success && isUsedTwice(parsed.output)) faults.push('METRICS_PORT: expected a port other than GATEWAY_PORT')
  if (!parsed.success || faults.length > 0) throw new BadEnvironment([...new Set(faults)])
  const env = parsed.output
  const production = env.NODE_ENV === 'production'
  const web = localOrigin(env.HOST, env.WEB_PORT)
  return {
    ...env,
    production,
    UPSTREAM_URL: env.UPSTREAM_URL ?? localOrigin(env.HOST, env.PLATFORM_PORT),
    MEDIA_URL: env.MEDIA_URL ?? `${web}/img`,
    ALLOWED_ORIGINS: env.ALLOWED_ORIGINS ?? [web, `http://localhost:${env.WEB_PORT}`],
    CACHE_FORWARD_URL: env.CACHE_FORWARD_URL ?? [web],
    RATE_FACTOR: env.RATE_FACTOR ?? (production ? 1 : 100),
  }
}

function isUsedTwice({ GATEWAY_PORT, METRICS_PORT }: v.InferOutput<typeof variables>): boolean {
  return METRICS_PORT === GATEWAY_PORT && METRICS_PORT !== 0
}

/** Returns the settings of this process. Prints every invalid variable and exits with 1 if there is any. */
export function readEnv(): GatewayEnv {
  try {
    return parseEnv(process.env)
  } catch (error) {
    if (!(error instanceof BadEnvironment)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}
