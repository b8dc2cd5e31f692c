import { PlatformError } from './PlatformError.ts'

/**
 * Passes a refusal on as some calls of the contract know it: with 500, and the real code inside.
 * @throws PlatformError 500 with `{ errorMessage, code }`; any other error unchanged.
 */
export function nestedRefusal(error: unknown): never {
  if (!(error instanceof PlatformError)) throw error
  throw new PlatformError(500, { errorMessage: error.message, code: error.code })
}
