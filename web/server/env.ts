import { INVALIDATION_KEY_MIN_CHARACTERS } from '@hogar/schema/caching/limits.ts'
import { localOrigin } from '@hogar/schema/http/localOrigin.ts'
import { proxyTrustSchema } from '@hogar/schema/http/proxyTrust.ts'
import { stopDelay } from '@hogar/schema/http/stopDelay.ts'
import { STOREFRONT_KEY_MIN_CHARACTERS } from '@hogar/schema/storefrontKey.ts'
import { storeHostsSchema, storeOfHost } from '@hogar/schema/storeOfHost.ts'
import { createStoreOrigins } from '@hogar/schema/createStoreOrigins.ts'
import { DEFAULT_STORE, STORES } from '@hogar/schema/stores.ts'
import { tracingVariables } from '@hogar/schema/tracing/tracingVariables.ts'
import { flag, origin, port, redisUrl, secret } from '@hogar/schema/variableTypes.ts'
import * as v from 'valibot'
import { SILENT_LOGIN_PATH } from './limits.ts'

/** Schema of the environment variables that the storefront's server reads. `docs/settings.md` lists their descriptions. */
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
  WEB_PORT: v.optional(v.pipe(port, v.description('Port of the storefront.')), '3000'),
  GATEWAY_PORT: v.optional(v.pipe(port, v.description('Port of the gateway.')), '4000'),
  PLATFORM_PORT: v.optional(v.pipe(port, v.description('Port of the platform.')), '5000'),
  STOP_DELAY_MS: v.optional(stopDelay, '0'),
  GATEWAY_URL: v.optional(
    v.pipe(
      origin,
      v.description("Address of the gateway for the storefront's server. Default: `http://127.0.0.1:GATEWAY_PORT`."),
    ),
  ),
  UPSTREAM_URL: v.optional(
    v.pipe(
      origin,
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
  STORE_HOSTS: v.optional(storeHostsSchema, ''),
  TRUST_PROXY: v.optional(proxyTrustSchema, 'loopback'),
  REDIS_URL: v.optional(
    v.pipe(
      redisUrl,
      v.description(
        'Redis for the state that gateways share and for the output cache. Without it, both are in memory.',
      ),
    ),
  ),
  OUTPUT_CACHE_REDIS_URL: v.optional(
    v.pipe(
      redisUrl,
      v.description(
        'Separate Redis for the output cache, so that pages do not take memory from locks and rate limits. Default: `REDIS_URL`.',
      ),
    ),
  ),
  OUTPUT_CACHE_MEGABYTES: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,5}$/, 'megabytes, 1 to 999999'),
      v.transform(Number),
      v.description(
        'Maximum size of the output cache. Its Redis needs a `maxmemory` of 1.5 times that size and the policy `noeviction`. Default: 256 in Redis, 64 in memory.',
      ),
    ),
  ),
  ...tracingVariables,
  OUTPUT_CACHE: v.optional(
    v.pipe(
      flag,
      v.description('`false`: the storefront renders every page per request. `pnpm dev` never caches pages.'),
    ),
    'true',
  ),
  CACHE_TAGS_HEADER: v.optional(
    v.pipe(
      flag,
      v.description('`true`: responses of the storefront carry `X-VS-Cache-Tags`, for a cache in front of it.'),
    ),
    'false',
  ),
  CACHE_INVALIDATION_KEY: v.optional(
    v.pipe(
      secret(INVALIDATION_KEY_MIN_CHARACTERS),
      v.description(
        'Secret key of `/invalidate?key=…&tag=P1481,C20`, at least 16 characters, the same on gateway and storefront. Without it, invalidation is off.',
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
  RATE_FACTOR: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d+(\.\d+)?$/, 'a number, 0 or above'),
      v.transform(Number),
      v.description(
        'Factor of the rate limits of gateway and storefront. 0 turns them off. Default: 1 in production, otherwise 100.',
      ),
    ),
  ),
  SILENT_LOGIN_PATH: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(?:\/[\w-]+)+$/, 'a path like /silent-login'),
      v.description("Path, after the store's prefix, at which an app's link with a `userToken` signs in."),
    ),
    SILENT_LOGIN_PATH,
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

/**
 * Returns the fault of a shop some of whose pages no visitor can reach; null for a good one. Mails lead to pages of every
 * store below `PUBLIC_ORIGIN`, from where the storefront leads on to the store's own host.
 */
function placesFault({ PUBLIC_ORIGIN: site, STORE_HOSTS: hosts }: v.InferOutput<typeof variables>): string | null {
  if (site === undefined) return null
  const owner = storeOfHost(new URL(site).host, hosts)
  if (owner !== undefined && owner.code !== DEFAULT_STORE.code)
    return `PUBLIC_ORIGIN: expected a host of all stores, or of ${DEFAULT_STORE.code}`
  const originOf = createStoreOrigins({ site, hosts })
  const lost = STORES.filter((store) => originOf(store) === null)
  return lost.length === 0 ? null : `STORE_HOSTS: expected a host for ${lost.map(({ code }) => code).join(', ')}`
}

export type WebEnv = ReturnType<typeof parseEnv>

/** Error that names the invalid variables, each with the expected value. */
export class BadEnvironment extends Error {
  constructor(faults: readonly string[]) {
    super(faults.join('\n'))
    this.name = 'BadEnvironment'
  }
}

/**
 * Parses the storefront's settings, from the process' variables by default; an empty variable counts as missing.
 * Throws `BadEnvironment` with every invalid variable.
 */
export function parseEnv(source: Readonly<Record<string, string | undefined>> = process.env) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = v.safeParse(variables, given)
  if (!parsed.success)
    throw new BadEnvironment(parsed.issues.map((issue) => `${v.getDotPath(issue) ?? '?'}: expected ${issue.message}`))
  const env = parsed.output
  const fault = placesFault(env)
  if (fault !== null) throw new BadEnvironment([fault])
  return {
    mode: env.NODE_ENV,
    host: env.HOST,
    port: env.WEB_PORT,
    /** Milliseconds for which the server still answers after SIGTERM while it reports not ready. */
    stopDelayMs: env.STOP_DELAY_MS,
    gatewayUrl: env.GATEWAY_URL ?? localOrigin(env.HOST, env.GATEWAY_PORT),
    upstreamUrl: env.UPSTREAM_URL ?? localOrigin(env.HOST, env.PLATFORM_PORT),
    /** Origin of page addresses; null: taken from the request. */
    publicOrigin: env.PUBLIC_ORIGIN ?? null,
    /** Store code by the host of its pages. */
    storeHosts: env.STORE_HOSTS,
    /** Peers that are trusted proxies: their forwarded headers count. */
    trustProxy: env.TRUST_PROXY,
    /** Redis address of the output cache: its own, or the one that gateways share. Null: memory. */
    outputCacheRedisUrl: env.OUTPUT_CACHE_REDIS_URL ?? env.REDIS_URL ?? null,
    /** Maximum bytes of the output cache; null: the default of the store. */
    outputCacheMaxBytes: env.OUTPUT_CACHE_MEGABYTES === undefined ? null : env.OUTPUT_CACHE_MEGABYTES * 1_048_576,
    /** False: every page is rendered for its visitor alone. */
    outputCache: env.OUTPUT_CACHE,
    /** True: responses name their cache tags, for a cache in front of the storefront. */
    cacheTagsHeader: env.CACHE_TAGS_HEADER,
    /** Secret with which the platform may invalidate tags; null: invalidation is off. */
    invalidationKey: env.CACHE_INVALIDATION_KEY ?? null,
    /**
     * Secret that identifies this storefront to the gateway; null: each page counts against its visitor's rate limit.
     */
    storefrontKey: env.STOREFRONT_KEY ?? null,
    /** Factor of the limit of rendered pages per address; 0 turns the limit off. */
    rateFactor: env.RATE_FACTOR ?? (env.NODE_ENV === 'production' ? 1 : 100),
    /** Path below the store's prefix of app links that sign in by a token. */
    silentLoginPath: env.SILENT_LOGIN_PATH,
    logLevel: env.LOG_LEVEL,
    /** Collector of traces, and the share of them that is recorded. */
    tracing: {
      OTEL_EXPORTER_OTLP_ENDPOINT: env.OTEL_EXPORTER_OTLP_ENDPOINT,
      OTEL_TRACES_SAMPLER_ARG: env.OTEL_TRACES_SAMPLER_ARG,
    },
  }
}
