type Cookie = Readonly<{
  name: string
  value: string
  /** Seconds; 0 takes it away. */
  maxAge: number
  secure: boolean
  /** From scripts. */
  isHidden: boolean
}>

/** A line of `Set-Cookie`. */
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

/** The value of a cookie in the header of a request. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const end = pair.indexOf('=')
    if (end > 0 && pair.slice(0, end).trim() === name) return pair.slice(end + 1).trim()
  }
  return undefined
}
