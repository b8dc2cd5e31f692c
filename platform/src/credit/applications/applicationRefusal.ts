import { PlatformError } from '../../http/PlatformError.ts'

/** Reasons that callers can tell apart. */
type Reason =
  | 'name'
  | 'date'
  | 'future'
  | 'underage'
  | 'curp'
  | 'curpDate'
  | 'telephone'
  | 'email'
  | 'coverage'
  | 'postcode'
  | 'address'
  | 'sameAddress'
  | 'samePhone'
  | 'kinship'
  | 'consent'
  | 'terms'
  | 'code'
  | 'account'
  | 'bank'
  | 'insurance'
  | 'insured'
  | 'count'
  | 'percent'
  | 'sum100'
  | 'twice'
  | 'type'
  | 'size'
  | 'legible'
  | 'expired'
  | 'frames'

type Refused = Readonly<{
  reason: Reason
  field: string
  message: string
  /** Fault within the reason, such as `dark` of a photo. */
  detail?: string
}>

/** Returns the refusal of a value in an application: 400 with the field, the reason and a sentence. */
export function fieldRefusal({ reason, field, message, detail }: Refused): PlatformError {
  const result = { errorMessage: message, field, reason }
  return new PlatformError(400, detail === undefined ? result : { ...result, detail })
}

/** Returns the refusal of a call that the state of an application does not allow: 409 with that state. */
export function stateRefusal(status: string): PlatformError {
  const message = `The application is ${status}`
  return new PlatformError(409, { errorMessage: message, reason: 'state', estado: status })
}

/** Returns the refusal of a person who has an application in review: 409. */
export function pendingRefusal(): PlatformError {
  return new PlatformError(409, { errorMessage: 'An application of this person is pending', reason: 'pending' })
}

/** Returns the refusal of a call before steps that it needs: 422 with their names. */
export function missingRefusal(steps: readonly string[]): PlatformError {
  return new PlatformError(422, { errorMessage: 'Steps are missing', reason: 'missing', faltan: steps })
}

/** Returns the refusal of a call without the key of an application, or with a wrong one: 401. Both read alike. */
export function keyRefusal(): PlatformError {
  return new PlatformError(401, { errorMessage: 'The application cannot be opened with this key' })
}
