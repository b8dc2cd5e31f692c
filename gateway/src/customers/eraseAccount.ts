import type { MutationResolvers } from '../__generated__/resolverTypes.ts'
import type { UserError, UserErrorCode } from '../__generated__/schemaTypes.ts'
import type { GraphContext } from '../app/context.ts'
import { endProof } from '../credit/accounts/proofClient.ts'
import { isMissingEndpoint } from '../errors/isUpstreamError.ts'
import { refusalError } from '../errors/refusalError.ts'
import { UpstreamRefusal } from '../errors/upstreamRefusal.ts'
import { notice, userError } from '../errors/userError.ts'
import { readSource, readText } from '../parse/readValue.ts'
import { closeAccount } from '../session/sessionEndings.ts'
import { readCustomer } from './customerClient.ts'
import { namedDebts } from './namedDebts.ts'
import { attemptCurrentPassword } from './password/attemptCurrentPassword.ts'

type Obstacle = Exclude<Extract<UserErrorCode, `ERASURE_${string}`>, 'ERASURE_PAYMENT_DUE'>

const OBSTACLES: ReadonlyMap<string, Obstacle> = new Map<string, Obstacle>([
  ['orders_open', 'ERASURE_ORDERS_OPEN'],
  ['credit_open', 'ERASURE_CREDIT_OPEN'],
  ['wallet_left', 'ERASURE_WALLET_LEFT'],
  ['company_owner', 'ERASURE_COMPANY_OWNER'],
  ['email_recent', 'ERASURE_LATER'],
])

/**
 * Erases the open account. The platform verifies the password. The seals of all its sessions are revoked, and this one
 * becomes a new guest's.
 */
export const eraseAccount: NonNullable<MutationResolvers['eraseAccount']> = async (_root, { input }, context) => {
  const { messageLanguage: language, sharedStore, session } = context
  const clientMutationId = input.clientMutationId ?? null
  const refused = (reason: UserError) => ({ userErrors: [reason], notices: [], clientMutationId })
  // Read first, because it refreshes an expired token.
  const customer = await readCustomer(context)
  if (!customer) return refused(userError(language, 'SIGNED_OUT'))
  const reason = await attemptCurrentPassword(context, customer, () => erase(context, input.currentPassword))
  if (reason !== null) return refused(reason)
  await closeAccount(sharedStore, { customerId: customer.customerId })
  await endProof(context)
  session.renew()
  return { userErrors: [], notices: [notice(language, 'ACCOUNT_ERASED')], clientMutationId }
}

/** Erases the account on the platform. Returns null if that was done, else the refusal. */
async function erase(
  { upstream, messageLanguage: language }: GraphContext,
  currentPassword: string,
): Promise<UserError | null> {
  try {
    await upstream.call('customerErase', { body: { currentPassword } })
    return null
  } catch (error) {
    if (!(error instanceof UpstreamRefusal)) throw error
    if (isMissingEndpoint(error)) return userError(language, 'ERASURE_UNAVAILABLE')
    const result = readSource(error.result)
    const reason = readText(result.reason) ?? ''
    if (reason === 'password_wrong') return userError(language, 'PASSWORD_WRONG', { field: ['currentPassword'] })
    const orders = reason === 'payment_due' ? namedDebts(language, result) : null
    if (orders !== null) return userError(language, 'ERASURE_PAYMENT_DUE', { words: { orders } })
    const obstacle = OBSTACLES.get(reason)
    return obstacle ? userError(language, obstacle) : refusalError(language, error)
  }
}
