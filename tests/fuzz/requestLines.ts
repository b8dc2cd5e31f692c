import { TEXTS } from './hostileValues.ts'
import type { Random } from './random.ts'

export type RequestLine = Readonly<{ method: string; target: string; version: string }>

/** Targets that have ended servers, or that no path is. */
const TARGETS: readonly string[] = [
  '/\\[',
  '/\\evil.example/x',
  '//evil.example/x',
  '///',
  '/.//a',
  '/..',
  '/../../etc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%5c..%5c',
  '/%',
  '/%zz',
  '/%00',
  '/%0d%0aX-Evil:%201',
  '/%e2%80%a8',
  '/%c2%85',
  '/%c0%af',
  '/%ff',
  '/%F0%9F%9B%8B',
  '/?',
  '/??',
  '/?#',
  '/#a',
  '/?%',
  '/?%zz=%zz',
  '/?a[b][c]=1&a[b]=2&a=3&a',
  '/?__proto__[a]=1&constructor=2',
  '*',
  '',
  'a',
  '?a=1',
  '@evil.example',
  'http://evil.example/',
  'http://evil.example:99999/x',
  'http://[::::]/',
  'https://user:word@evil.example/graphql?query={a}',
  'evil.example:443',
  'javascript:alert(1)',
  'file:///etc/passwd',
  '/\u0001',
  '/\u007f',
  '/ñandú/😀',
  '/a b',
  '/a\tb',
  '/a\0b',
  '/a\r\nX-Evil: 1\r\n\r\nGET /b HTTP/1.1',
  '/;a=b;c',
  '/.git/config',
  '/.env',
  '/node_modules/pino/package.json',
  '/src/entryServer.tsx',
  '/@fs/etc/passwd',
  '/@vite/client',
  '/assets/../../server/main.ts',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/assets/',
  '/assets/x.js.map',
  '/wp-admin/setup-config.php',
]

const METHODS: readonly string[] = [
  'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'CONNECT', 'PROPFIND', 'SEARCH', 'PURGE', 'M-SEARCH',
  'QUERY', 'get', 'G E T', 'EVIL', '', 'GET\0', 'POST\r\nX: y',
] // prettier-ignore
const VERSIONS: readonly string[] = [
  'HTTP/1.0',
  'HTTP/0.9',
  'HTTP/2.0',
  'HTTP/1.2',
  'HTTP/9.9',
  'http/1.1',
  'HTTP/1',
  'X',
  '',
]

/** A request line: most of it lets the code behind be reached, some of it is none at all. */
export function hostileLine(random: Random, paths: readonly string[]): RequestLine {
  return {
    method: random.chance(0.85) ? 'GET' : random.pick(METHODS),
    target: random.chance(0.35) ? random.pick(TARGETS) : hostileTarget(random, paths),
    version: random.chance(0.97) ? 'HTTP/1.1' : random.pick(VERSIONS),
  }
}

/** A known path with something wrong with it, and a query. */
function hostileTarget(random: Random, paths: readonly string[]): string {
  const path = random.pick(paths)
  const changed = random.chance(0.5) ? path : changePath(random, path)
  return random.chance(0.5) ? changed : `${changed}?${hostileQuery(random, PARAMETERS)}`
}

function changePath(random: Random, path: string): string {
  const text = random.pick(TEXTS)
  const at = random.below(path.length + 1)
  const changes = [
    () => `${path.slice(0, at)}${encodeURIComponent(text.toWellFormed())}${path.slice(at)}`,
    () => `${path.slice(0, at)}${inTarget(text)}${path.slice(at)}`,
    () => path.replaceAll('/', random.pick(['//', '\\', '%2f', '%5c', '/./', '/a/../'])),
    () => path.replace(/[^/]*$/, encodeURIComponent(text.toWellFormed())),
    () => `${path}${'/a'.repeat(random.below(600))}`,
    () => `${path}/${'x'.repeat(random.below(14_000))}`,
    () => path.toUpperCase(),
    () => encodeURIComponent(path),
    () => `${path.slice(0, at)}%${path.slice(at)}`,
  ]
  return random.pick(changes)()
}

/** Parameters that the shop's addresses know. */
const PARAMETERS: readonly string[] = [
  'q', 'p', 'page', 'pagina', 'after', 'sort', 'orden', 'childSku', 'childsku', 'sku', 'token', 'userToken', 'refreshToken',
  'r', 'redirect', 'code', 'state', 'error', 'email', 'key', 'tag', 'color', 'price', 'utm_source', 'gclid', 'part', 'lang',
  'query', 'variables', 'extensions', 'operationName', 'cartId', 'paymentOk', 'order', 'number', 'products', '__proto__',
] // prettier-ignore

/** A query of some of these parameters, others, and none. */
export function hostileQuery(random: Random, parameters: readonly string[]): string {
  const count = random.chance(0.03) ? random.below(800) : random.below(5)
  return Array.from({ length: count }, () => {
    const name = random.chance(0.9) ? random.pick(parameters) : inTarget(random.pick(TEXTS))
    const text = random.pick(TEXTS)
    const value = random.chance(0.6) ? encodeURIComponent(text.toWellFormed()) : inTarget(text)
    const join = random.chance(0.9) ? '=' : random.pick(['', '[]=', '[a]=', '==', '%3D'])
    return `${name}${join}${value}`
  }).join('&')
}

/** Most raw texts without the blanks and breaks that would end the request line. */
function inTarget(text: string): string {
  return text.replaceAll(/[\s\0]/g, '+')
}
