import type { Notice, UserError } from '../__generated__/resolverTypes.ts'
import type { CustomerMapper } from '../customers/mappers.ts'

/** What sending a code came to, as plain data: an answer is kept under its key. */
export type SendTelephoneCodePayloadMapper = Readonly<{
  customer: CustomerMapper | null
  isSent: boolean | null
  resendAt: string | null
  userErrors: readonly UserError[]
  notices: readonly Notice[]
  clientMutationId: string | null
}>
