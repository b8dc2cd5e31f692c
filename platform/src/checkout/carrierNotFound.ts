import { PlatformError } from '../http/PlatformError.ts'

/** The cart cannot be shipped that way. */
export function carrierNotFound(carrierCode: string | null, methodCode: string | null): PlatformError {
  return new PlatformError(404, `Carrier with such method not found: ${carrierCode ?? ''}, ${methodCode ?? ''}`)
}
