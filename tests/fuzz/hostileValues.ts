import type { Random } from './random.ts'

/** Texts that parsers, databases, templates, paths and log files have stumbled over. None says what `faultOf` looks for. */
export const TEXTS: readonly string[] = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\r\nX-Evil: 1',
  '\u001b[31m',
  '\u007f',
  `' OR 1=1 --`,
  `"; DROP TABLE customer; --`,
  '{{7*7}}${7*7}<%= 7*7 %>',
  '<script>alert(1)</script>',
  '<svg/onload=alert(1)>',
  '../../../../etc/passwd',
  '..%2f..%2f',
  '..\\..\\',
  '%',
  '%zz',
  '%00',
  '%c0%ae',
  '%ff%fe',
  '%25%32%35',
  '\\',
  '\\\\evil.example\\a',
  '//evil.example',
  '/\\evil.example',
  'https://evil.example/',
  'http://[::1',
  'javascript:alert(1)',
  'data:text/html,x',
  'UNC\u2028line\u2029break',
  '\ud800',
  'a\udfffb',
  '\u202egpj.exe',
  '\u200b\u200d\ufeff',
  'İıſK',
  'ﬃ①²',
  '👩‍👩‍👧‍👦',
  `e${'\u0301'.repeat(400)}`,
  'x'.repeat(300),
  'ñ'.repeat(2_000),
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'then',
  'NaN',
  '-0',
  '1e400',
  '9'.repeat(60),
  '0x10',
  '1,299.00',
  '[]',
  '{}',
  'null',
  'true',
  '*',
  '?',
  '%%%_%',
  '((((((((((',
  `${'a?'.repeat(30)}${'a'.repeat(30)}`,
  '[[:alpha:]]',
  '\\1\\d+(?=',
  'AND OR NOT',
  'a&b=c#d',
  'A,B,,C',
  'a'.repeat(64) + '@example.mx',
  `"a b"@example.mx`,
  'a@[127.0.0.1]',
  '@',
  '+52 33 1234 5678',
  '99999999999999999999999',
  '0000-00-00',
  '2026-02-30T25:61:61Z',
  '+275760-09-13T00:00:00.001Z',
  '-271821-04-19',
  'UHJvZHVjdDox',
  'eyJhIjoxfQ==',
  '====',
  'Fe26.2**x**y**z',
]

export const NUMBERS: readonly number[] = [
  0, -1, 1, 2, 3, 7, 0.5, -0.5, 1e-7, 50, 51, 99, 100, 101, 1_000, 10_000, 10_001, 65_536, 2 ** 31 - 1, 2 ** 31, -(2 ** 31),
  2 ** 53, 2 ** 53 + 2, 1e21, 1e308, -1e308,
] // prettier-ignore

/** JSON that no serializer writes. Each stands where a value is expected. */
const RAW_JSON: readonly string[] = [
  '1e999',
  '-1e999',
  '-0',
  '123456789012345678901234567890',
  '"\\ud800"',
  '"\\u0000"',
  '{"__proto__":{"admin":true}}',
  '{"constructor":{"prototype":{"a":1}}}',
  '{"a":1,"a":2}',
  '{"":""}',
  `${'['.repeat(500)}${']'.repeat(500)}`,
  `${'{"a":'.repeat(300)}1${'}'.repeat(300)}`,
  `[${'0,'.repeat(3_000)}0]`,
  `{${Array.from({ length: 500 }, (_, at) => `"k${at}":${at}`).join(',')}}`,
]

/** Texts that are no JSON, or not what a body may be. */
export const BROKEN_JSON: readonly string[] = [
  '',
  ' ',
  '{',
  '}',
  '{"a":}',
  '{"a":1,}',
  "{'a':1}",
  '{"a":1}{"b":2}',
  '\ufeff{"a":1}',
  '{"a":"\u0001"}',
  '{"a":"\\x"}',
  '{"a":01}',
  '{"a":NaN}',
  'null',
  'true',
  '0',
  '""',
  '[]',
  '[[]]',
  '[{}]',
  '{"__proto__":null}',
  'a=1&b=2',
  '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  '['.repeat(20_000),
  '{"a":'.repeat(10_000),
]

/** Any JSON value, a few levels deep. */
export function anyValue(random: Random, depth = 3): unknown {
  const kind = random.below(depth > 0 ? 9 : 6)
  if (kind < 3) return random.pick(TEXTS)
  if (kind === 3) return random.pick(NUMBERS)
  if (kind === 4) return random.chance(0.5)
  if (kind === 5) return null
  if (kind < 8) return Array.from({ length: random.below(5) }, () => anyValue(random, depth - 1))
  const keys = random.some(['__proto__', 'id', 'sku', 'length', 'toJSON', 'constructor', 'value'], 0.3)
  return Object.fromEntries(keys.map((key) => [key, anyValue(random, depth - 1)]))
}

/** Writes JSON, at times with one of its values replaced by what no serializer writes. */
export function hostileJson(random: Random, value: unknown): string {
  const text = JSON.stringify(value) ?? 'null'
  if (!random.chance(0.15)) return text
  const places = [...text.matchAll(/:(?:null|true|false|-?\d[\d.e+-]*|"[^"\\]{0,40}")(?=[,}])/g)]
  if (places.length === 0) return text
  const { 0: found, index } = random.pick(places)
  return `${text.slice(0, index)}:${random.pick(RAW_JSON)}${text.slice(index + found.length)}`
}
