import { createContext, use } from 'react'

/** What the content security policy wants to see on inline scripts. Only the server knows it. */
export const NonceContext = createContext<string | undefined>(undefined)

export function useNonce(): string | undefined {
  return use(NonceContext)
}
