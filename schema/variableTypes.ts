import * as v from 'valibot'

/** Number of a TCP port; 0 takes a free one. */
export const port = v.pipe(
  v.string(),
  v.regex(/^\d+$/, 'a port, 0 to 65535'),
  v.transform(Number),
  v.maxValue(65_535, 'a port, 0 to 65535'),
)

/** Boolean: `true`, `false`, `1` or `0`. */
export const flag = v.pipe(
  v.picklist(['true', 'false', '1', '0'], 'true or false'),
  v.transform((value) => value === 'true' || value === '1'),
)

/** Origin as browsers write it: scheme and host in lower case, without the scheme's own port. */
export const origin = v.pipe(
  v.string(),
  v.check(
    (value) => /^https?:\/\/[^/?#@\s]+$/i.test(value) && URL.canParse(value),
    'an origin like https://shop.example, without a path',
  ),
  v.transform((value) => new URL(value).origin),
)

/** Address of a Redis server, with or without TLS. */
export const redisUrl = v.pipe(v.string(), v.regex(/^rediss?:\/\//, 'redis://… or rediss://…'))

/** Returns a schema of a secret with a minimum length. */
export const secret = (minCharacters: number) =>
  v.pipe(v.string(), v.minLength(minCharacters, `at least ${minCharacters} characters`))
