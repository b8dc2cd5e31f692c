import { PlatformError } from '../../http/PlatformError.ts'

/** Returns the refusal of an order that a credit line does not cover, with what is free of it. */
export function lineChanged(available: number): PlatformError {
  return new PlatformError(409, 'Error placing an order. The credit line does not cover it.', {
    reason: 'CREDIT_LINE',
    available,
  })
}
