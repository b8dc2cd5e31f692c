import { INVALIDATION_KEY_MIN_CHARACTERS } from '@hogar/schema/caching/limits.ts'
import { proxyTrustSchema } from '@hogar/schema/http/proxyTrust.ts'
import { stopDelay } from '@hogar/schema/http/stopDelay.ts'
import { STORES } from '@hogar/schema/stores.ts'
import { STOREFRONT_KEY_MIN_CHARACTERS } from '@hogar/schema/storefrontKey.ts'
import * as v from 'valibot'
import { SILENT_LOGIN_PATH } from './limits.ts'

const port = v.pipe(
  v.string(),
  v.regex(/^\d+$/, 'a port, 0 to 65535'),
  v.transform(Number),
  v.maxValue(65_535, 'a port, 0 to 65535'),
)

const origin = v.pipe(v.string(), v.regex(/^https?:\/\/[^/?#\s]+$/, 'an address like http://127.0.0.1:4000'))

const storeHosts = v.pipe(
  v.string(),
  v.transform((text) =>
    text
      .split(',')
      .map((pair) => pair.trim())
      .filter((pair) => pair !== ''),
  ),
  v.array(v.pipe(v.string(), v.regex(/^[a-z0-9.:-]+=[a-z]+$/i, 'pairs like shop.example=viu, by comma'))),
  v.transform((pairs) => new Map(pairs.map((pair) => splitPair(pair)))),
  v.check(
    (hosts) => [...hosts.values()].every((code) => STORES.some((store) => store.code === code)),
    'codes of stores',
  ),
)

const flag = v.pipe(
  v.picklist(['true', 'false', '1', '0'], 'true or false'),
  v.transform((value) => value === 'true' || value === '1'),
)

const variables = v.object({
  NODE_ENV: v.optional(
    v.picklist(['development', 'production', 'test'], 'development, production or test'),
    'development',
  ),
  HOST: v.optional(v.pipe(v.string(), v.minLength(1, 'an address to listen on')), '127.0.0.1'),
  WEB_PORT: v.optional(port, '3000'),
  GATEWAY_PORT: v.optional(port, '4000'),
  PLATFORM_PORT: v.optional(port, '5000'),
  STOP_DELAY_MS: v.optional(stopDelay, '0'),
  GATEWAY_URL: v.optional(origin),
  UPSTREAM_URL: v.optional(origin),
  PUBLIC_ORIGIN: v.optional(origin),
  STORE_HOSTS: v.optional(storeHosts, ''),
  TRUST_PROXY: v.optional(proxyTrustSchema, 'loopback'),
  REDIS_URL: v.optional(v.pipe(v.string(), v.regex(/^rediss?:\/\//, 'redis://… or rediss://…'))),
  OUTPUT_CACHE_REDIS_URL: v.optional(v.pipe(v.string(), v.regex(/^rediss?:\/\//, 'redis://… or rediss://…'))),
  OUTPUT_CACHE_MEGABYTES: v.optional(
    v.pipe(v.string(), v.regex(/^[1-9]\d{0,5}$/, 'megabytes, 1 to 999999'), v.transform(Number)),
  ),
  OUTPUT_CACHE: v.optional(flag, 'true'),
  CACHE_TAGS_HEADER: v.optional(flag, 'false'),
  CACHE_INVALIDATION_KEY: v.optional(
    v.pipe(
      v.string(),
      v.minLength(INVALIDATION_KEY_MIN_CHARACTERS, `at least ${INVALIDATION_KEY_MIN_CHARACTERS} characters`),
    ),
  ),
  STOREFRONT_KEY: v.optional(
    v.pipe(
      v.string(),
      v.minLength(STOREFRONT_KEY_MIN_CHARACTERS, `at least ${STOREFRONT_KEY_MIN_CHARACTERS} characters`),
    ),
  ),
  RATE_FACTOR: v.optional(v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/, 'a number, 0 or above'), v.transform(Number))),
  SILENT_LOGIN_PATH: v.optional(
    v.pipe(v.string(), v.regex(/^(?:\/[\w-]+)+$/, 'a path like /silent-login')),
    SILENT_LOGIN_PATH,
  ),
  LOG_LEVEL: v.optional(
    v.picklist(['silent', 'error', 'warn', 'info', 'debug'], 'silent, error, warn, info or debug'),
    'info',
  ),
})

export type WebEnv = ReturnType<typeof parseEnv>

/** Names the variables that are at fault, each with what was expected. */
export class BadEnvironment extends Error {
  constructor(faults: readonly string[]) {
    super(faults.join('\n'))
    this.name = 'BadEnvironment'
  }
}

/**
 * The storefront's settings, out of the process' variables unless others are given; an empty variable counts as none. Throws `BadEnvironment`
 * that names every bad variable.
 */
export function parseEnv(source: Readonly<Record<string, string | undefined>> = process.env) {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const parsed = v.safeParse(variables, given)
  if (!parsed.success)
    throw new BadEnvironment(parsed.issues.map((issue) => `${v.getDotPath(issue) ?? '?'}: expected ${issue.message}`))
  const env = parsed.output
  return {
    mode: env.NODE_ENV,
    host: env.HOST,
    port: env.WEB_PORT,
    /** How long the server serves on, not ready, after SIGTERM. */
    stopDelayMs: env.STOP_DELAY_MS,
    gatewayUrl: env.GATEWAY_URL ?? `http://127.0.0.1:${env.GATEWAY_PORT}`,
    upstreamUrl: env.UPSTREAM_URL ?? `http://127.0.0.1:${env.PLATFORM_PORT}`,
    /** What addresses of pages start with, null: as the request says. */
    publicOrigin: env.PUBLIC_ORIGIN ?? null,
    /** Host of a page to the code of the store that lives there. */
    storeHosts: env.STORE_HOSTS,
    /** Which peers are proxies whose word about the client counts. */
    trustProxy: env.TRUST_PROXY,
    /** The Redis that pages are kept in: one of their own, or the one that gateways share. Null: memory. */
    outputCacheRedisUrl: env.OUTPUT_CACHE_REDIS_URL ?? env.REDIS_URL ?? null,
    /** Bytes that kept pages may take; null: the default of the store. */
    outputCacheMaxBytes: env.OUTPUT_CACHE_MEGABYTES === undefined ? null : env.OUTPUT_CACHE_MEGABYTES * 1_048_576,
    /** False: every page is rendered for its visitor alone. */
    outputCache: env.OUTPUT_CACHE,
    /** True: answers name the tags that they are made of, for a cache in front of the storefront. */
    cacheTagsHeader: env.CACHE_TAGS_HEADER,
    /** The secret by which the platform says what has changed; null: it cannot. */
    invalidationKey: env.CACHE_INVALIDATION_KEY ?? null,
    /** The secret by which the gateway knows this storefront; null: each page is charged to its visitor. */
    storefrontKey: env.STOREFRONT_KEY ?? null,
    /** Multiplies how many pages one address may have rendered; 0 turns the limit off. */
    rateFactor: env.RATE_FACTOR ?? (env.NODE_ENV === 'production' ? 1 : 100),
    /** Where links of apps lead that sign in by a token, below the store's prefix. */
    silentLoginPath: env.SILENT_LOGIN_PATH,
    logLevel: env.LOG_LEVEL,
  }
}

function splitPair(pair: string): [host: string, code: string] {
  const at = pair.indexOf('=')
  return [pair.slice(0, at).toLowerCase(), pair.slice(at + 1)]
}
