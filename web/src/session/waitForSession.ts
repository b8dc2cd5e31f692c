import { TOKEN_LOCK_RETRY_MS } from './limits.ts'

/**
 * What a refused session comes to: true, when it is time to ask again. The gateway renews sessions by itself, and gives a
 * guest a new one.
 */
export function waitForSession(): Promise<boolean> {
  return new Promise((resolve) => setTimeout(() => resolve(true), TOKEN_LOCK_RETRY_MS))
}
