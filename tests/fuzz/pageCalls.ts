import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { STORES } from '@hogar/schema/stores.ts'
import { type HeaderOptions, hostileHeaders } from './hostileHeaders.ts'
import { type HostileRequest, hostileRequest } from './hostileRequest.ts'
import { TEXTS } from './hostileValues.ts'
import type { Random } from './random.ts'
import { hostileLine } from './requestLines.ts'
import type { Known } from './hostileValue.ts'

const WEB = join(import.meta.dirname, '../../web/src')
const TABLES = ['routes.ts', 'laterRoutes.ts', 'customers/accountRoutes.ts', 'routing/targets/movedPages.ts'] as const

/** Every path of the storefront's route tables; the code beside them needs the storefront's build. */
function routePaths(): readonly string[] {
  const paths = TABLES.flatMap((file) =>
    [...readFileSync(join(WEB, file), 'utf8').matchAll(/\bpath: '([^'*]*)'/g)].map(([, path = '']) => path),
  )
  if (paths.length < 40) throw new Error(`the route tables have ${paths.length} paths: are they elsewhere now?`)
  return [...new Set(paths)]
}

const OTHER_PATHS: readonly string[] = [
  '/graphql', '/invalidate', '/health/live', '/health/ready', '/metrics', '/robots.txt', '/sitemap.xml', '/sitemap-1.xml',
  '/favicon.ico', '/manifest.webmanifest', '/service-worker.js', '/assets/x.js', '/licences.txt', '/checkout/external', '/silent-login',
  '/social-login/google', '/social-login/google/callback', '/social-login/x', '/img/300/300/resize/a.jpg', '/img/1024/1024/fit/x.png',
  '/img/0/0/resize/', '/img/samples/hogar/x', '/api/', '/api/stock/check', '/api/cart/pull', '/api/catalog/vue_storefront_catalog/product/_search',
  '/api/user/me', '/api/order', '/docs', '/docs/json', '/outbox', '/pay/x', '/oauth/google/authorize',
] // prettier-ignore

export type PageOptions = HeaderOptions & Readonly<{ known: Known }>

/** Makes requests of any kind to addresses that a server knows, and to such as it does not know. */
export function pageCalls(options: PageOptions, ownPaths: readonly string[] = []): (random: Random) => HostileRequest {
  const templates = routePaths()
  const prefixes = ['', ...STORES.map(({ urlPrefix }) => urlPrefix)]
  return (random) => {
    const paths = [
      `${random.pick(prefixes)}/${filled(random, random.pick(templates), options.known)}`,
      random.pick([...OTHER_PATHS, ...ownPaths]),
    ]
    const line = hostileLine(random, paths)
    const hasBody = line.method !== 'GET' && random.chance(0.5)
    return hostileRequest({
      kind: 'line',
      ...line,
      headers: hostileHeaders(random, options),
      ...(hasBody ? { body: random.pick(TEXTS) } : {}),
    })
  }
}

/** A path with its parameters filled in: by what there is, and by what there is not. */
function filled(random: Random, template: string, known: Known): string {
  return template.replaceAll(/:(\w+)\??/g, (_whole, name: string) => {
    const samples = known[name] ?? []
    const value = samples.length > 0 && random.chance(0.5) ? String(random.pick(samples)) : random.pick(TEXTS)
    return encodeURIComponent(value.toWellFormed())
  })
}
