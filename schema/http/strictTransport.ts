const HSTS_MAX_AGE_SECONDS = 31_536_000

/** `Strict-Transport-Security` of a shop whose public address is https; no header for any other. */
export function strictTransport(publicOrigin: string | null | undefined): Readonly<Record<string, string>> {
  return publicOrigin?.startsWith('https:') ? { 'strict-transport-security': `max-age=${HSTS_MAX_AGE_SECONDS}` } : {}
}
