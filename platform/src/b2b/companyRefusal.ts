import { PlatformError } from '../http/PlatformError.ts'

/** Why a call about a company is refused, for callers to tell apart. */
export type CompanyReason =
  | 'email'
  | 'taxId'
  | 'taxIdForm'
  | 'forbidden'
  | 'blocked'
  | 'member'
  | 'last'
  | 'password'
  | 'invitation'
  | 'past'
  | 'day'
  | 'attempts'
  | 'move'
  | 'wholesale'
  | 'none'

type Refused = Readonly<{ reason: CompanyReason; message: string; field?: string; meta?: Record<string, unknown> }>

/** Returns the refusal of a call about a company, with its reason and a sentence. */
export function companyRefusal(
  status: 400 | 403 | 404 | 409 | 410 | 429,
  { message, reason, field, meta }: Refused,
): PlatformError {
  return new PlatformError(status, { errorMessage: message, reason, ...(field && { field }), ...meta })
}

/** Returns the refusal for a customer who may not do this in their company, or is not of this company. */
export function companyForbidden(): PlatformError {
  return companyRefusal(403, { reason: 'forbidden', message: 'Not allowed in this company' })
}

/** Returns the refusal for a customer who has no company. */
export function noCompany(): PlatformError {
  return companyRefusal(404, { reason: 'none', message: 'The customer has no company' })
}
