import type { QueryValue } from './upstream.ts'
import { UpstreamFailure } from './upstreamFailure.ts'

type Parameters = Readonly<{
  path?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, QueryValue>>
}>

/**
 * The only place where a REST path or query is put together: every value is encoded, so that a SKU with `&`, `/`, `?`
 * or `%` stays one value. Query parameters keep the order in which they are given; undefined ones are left out.
 *
 * Throws UpstreamFailure for a path value that no encoding can keep inside its segment.
 */
export function requestTarget(template: string, { path = {}, query = {} }: Parameters): string {
  const filled = template.replace(/\{(\w+)\}/g, (_whole, name: string) => segment(name, path[name]))
  let target = filled
  let separator = '?'
  for (const name in query) {
    const value = query[name]
    if (value === undefined) continue
    target += `${separator}${encode(name)}=${Array.isArray(value) ? encodeList(value) : encode(String(value))}`
    separator = '&'
  }
  return target
}

/** Servers resolve `.` and `..` even when they come percent-encoded, and an empty segment names another resource. */
function segment(name: string, value: string | undefined): string {
  if (value === undefined || value === '' || value === '.' || value === '..') {
    throw new UpstreamFailure({ kind: 'invalid', endpoint: name, detail: `path parameter ${name} cannot be sent` })
  }
  return encode(value)
}

/** A lone surrogate has no UTF-8 form, and encodeURIComponent throws on it. */
function encode(value: string): string {
  return encodeURIComponent(value.toWellFormed())
}

const lists = new WeakMap<readonly string[], string>()

/** A list of fields is a thousand characters long, and the same for every request of its operation: it is encoded once. */
function encodeList(list: readonly string[]): string {
  const known = lists.get(list)
  if (known !== undefined) return known
  const encoded = encode(list.join(','))
  lists.set(list, encoded)
  return encoded
}
