import { createContext, use } from 'react'

/**
 * Scheme, host and port of the site: `https://hogar.example`. The server reads it from its settings or the request.
 */
export const OriginContext = createContext('')

export function useOrigin(): string {
  return use(OriginContext)
}
