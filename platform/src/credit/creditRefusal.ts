import { PlatformError } from '../http/PlatformError.ts'

/** Reasons that callers can tell apart. */
export type CreditRefusalReason = 'amount' | 'term' | 'sum' | 'insurance' | 'postcode' | 'account'

type Refused = Readonly<{ reason: CreditRefusalReason; field: string; message: string }>

/** Returns the refusal of a value in a body of credit: 400 with the field, the reason and a sentence. */
export function creditRefusal({ reason, field, message }: Refused): PlatformError {
  return new PlatformError(400, { errorMessage: message, field, reason })
}
