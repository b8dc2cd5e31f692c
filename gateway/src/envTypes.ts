import { origin } from '@hogar/schema/variableTypes.ts'
import * as v from 'valibot'

export const address = v.pipe(
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

/** Returns a schema of JSON text whose value has the given schema. `expected` is the error text of other texts. */
export const json = <Schema extends v.GenericSchema<unknown, unknown>>(schema: Schema, expected: string) =>
  v.pipe(v.string(), v.parseJson(undefined, expected), schema)

export const partnerKeys = v.record(
  v.pipe(v.string(), v.regex(/^[\w-]{1,40}$/, 'names of letters, digits, _ and -')),
  v.pipe(v.string(), v.toLowerCase(), v.regex(/^[0-9a-f]{64}$/, 'the SHA-256 of each key as 64 hex digits')),
)

export const addresses = v.pipe(
  list,
  v.array(v.pipe(v.string(), v.regex(/^https?:\/\/[^/?#\s]+$/, 'addresses like http://web:3000, by comma'))),
)

export const origins = v.pipe(list, v.array(origin))

const SECRETS = 'secrets of at least 32 characters, by comma'

export const secrets = v.pipe(list, v.array(v.pipe(v.string(), v.minLength(32, SECRETS))), v.minLength(1, SECRETS))

export const factor = v.pipe(v.string(), v.regex(/^\d+(\.\d+)?$/, 'a number, 0 or above'), v.transform(Number))
