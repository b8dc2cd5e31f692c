const HAS_SCHEME = /^(?:[a-z][a-z\d+.-]*:|\/\/)/i

/**
 * Returns the address of a path inside a store: `toStorePath('/de', '/salas')` is `/de/salas`. A missing leading slash
 * is added, addresses of other sites are unchanged, and a store's home has no trailing slash.
 */
export function toStorePath(urlPrefix: string, path: string): string {
  if (HAS_SCHEME.test(path)) return path
  const inside = path.startsWith('/') ? path : `/${path}`
  if (urlPrefix === '') return inside
  return inside === '/' ? urlPrefix : `${urlPrefix}${inside.replace(/^\/(?=[?#])/, '')}`
}
