import { createContext, use } from 'react'

/** Nonce that the content security policy requires of inline scripts. Only the server knows it. */
export const NonceContext = createContext<string | undefined>(undefined)

export function useNonce(): string | undefined {
  return use(NonceContext)
}
