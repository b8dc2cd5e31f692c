import { VIDEO_PLAYER_ORIGINS } from '../src/catalogue/videoPlayer.ts'

type PolicyOptions = Readonly<{
  nonce: string | null
  /** Sources of scripts that stand in the page: `'sha256-…'`. */
  scriptHashes?: readonly string[]
  isDevelopment: boolean
}>

/**
 * The policy of a page: scripts of this origin and those that carry its nonce or have one of its hashes. Style
 * attributes are allowed: components place things by them. Frames are of the hosts of videos alone. Development adds what hot reloading needs.
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
