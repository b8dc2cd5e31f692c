import type { QueryValue } from './upstream.ts'
import { UpstreamFailure } from '../errors/upstreamFailure.ts'

type Parameters = Readonly<{
  path?: Readonly<Record<string, string>>
  query?: Readonly<Record<string, QueryValue>>
}>

/**
 * Builds the path and query of every REST call: each value is encoded, so that a SKU with `&`, `/`, `?` or `%` stays
 * one value. Query parameters keep their order; undefined ones are omitted. Throws UpstreamFailure for a path value
 * that no encoding can keep inside its segment.
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

/**
 * Encodes a path segment. Refuses `.` and `..`, which servers resolve even percent-encoded, and an empty segment, which
 * names another resource.
 */
function segment(name: string, value: string | undefined): string {
  if (value === undefined || value === '' || value === '.' || value === '..') {
    throw new UpstreamFailure({ kind: 'invalid', endpoint: name, detail: `path parameter ${name} cannot be sent` })
  }
  return encode(value)
}

/** Encodes a value. Replaces a lone surrogate, which has no UTF-8 form and makes encodeURIComponent throw. */
function encode(value: string): string {
  return encodeURIComponent(value.toWellFormed())
}

const lists = new WeakMap<readonly string[], string>()

/**
 * Encodes a list, cached: a list of fields has a thousand characters, and is the same for every request of its
 * operation.
 */
function encodeList(list: readonly string[]): string {
  const known = lists.get(list)
  if (known !== undefined) return known
  const encoded = encode(list.join(','))
  lists.set(list, encoded)
  return encoded
}
