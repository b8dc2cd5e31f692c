import { VIDEO_PLAYER_ORIGINS } from '../../src/catalogue/gallery/videoPlayer.ts'

type PolicyOptions = Readonly<{
  nonce: string | null
  /** Sources of inline scripts: `'sha256-…'`. */
  scriptHashes?: readonly string[]
  isDevelopment: boolean
}>

/**
 * Returns the content security policy of a page: scripts of this origin and those that carry its nonce or have one of
 * its hashes. Style attributes are allowed: components set positions by them. Frames only of video hosts. Development
 * adds the needs of hot reloading.
 */
export function contentSecurityPolicy({ nonce, scriptHashes = [], isDevelopment }: PolicyOptions): string {
  const scripts = ["'self'", ...(nonce ? [`'nonce-${nonce}'`] : []), ...scriptHashes]
  const styles = ["'self'", ...(isDevelopment ? ["'unsafe-inline'"] : [])]
  const connections = ["'self'", ...(isDevelopment ? ['ws:'] : [])]
  return [
    "default-src 'self'",
    `script-src ${scripts.join(' ')}`,
    `style-src ${styles.join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${connections.join(' ')}`,
    `frame-src ${VIDEO_PLAYER_ORIGINS.join(' ')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
