import type { Notice, UserError } from '../__generated__/schemaTypes.ts'
import type { CustomerMapper } from '../customers/mappers.ts'

/** Outcome of sending a code, as plain data: replies are stored under their idempotency key. */
export type SendTelephoneCodePayloadMapper = Readonly<{
  customer: CustomerMapper | null
  isSent: boolean | null
  resendAt: string | null
  userErrors: readonly UserError[]
  notices: readonly Notice[]
  clientMutationId: string | null
}>
