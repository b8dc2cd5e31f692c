type Cookie = Readonly<{
  name: string
  value: string
  /** Lifetime in seconds; 0 deletes the cookie. */
  maxAge: number
  secure: boolean
  /** True to hide it from scripts. */
  isHidden: boolean
}>

/** Returns a `Set-Cookie` line. */
export function cookieLine({ name, value, maxAge, secure, isHidden }: Cookie): string {
  const attributes = [
    'Path=/',
    ...(isHidden ? ['HttpOnly'] : []),
    'SameSite=Lax',
    `Max-Age=${maxAge}`,
    ...(secure ? ['Secure'] : []),
  ]
  return [`${name}=${value}`, ...attributes].join('; ')
}

/** Returns the value of a cookie from a request header. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  // Most requests are asked for cookies that they do not have.
  if (header === undefined || !header.includes(name)) return undefined
  for (const pair of header.split(';')) {
    const end = pair.indexOf('=')
    if (end > 0 && pair.slice(0, end).trim() === name) return pair.slice(end + 1).trim()
  }
  return undefined
}
