type PolicyOptions = Readonly<{ nonce: string | null; isDevelopment: boolean }>

/**
 * The policy of a page: scripts of this origin and those that carry the page's nonce, nothing inline besides. Style
 * attributes are allowed: components place things by them. Development adds what hot reloading needs.
 */
export function contentSecurityPolicy({ nonce, isDevelopment }: PolicyOptions): string {
  const scripts = ["'self'", ...(nonce ? [`'nonce-${nonce}'`] : [])]
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
    "manifest-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
