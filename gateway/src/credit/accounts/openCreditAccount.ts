import { CREDIT_PIN_MAX_DIGITS, CREDIT_PIN_MIN_DIGITS } from '@hogar/schema/validation/limits.ts'
import type { MutationResolvers } from '../../__generated__/resolverTypes.ts'
import type { UserError } from '../../__generated__/schemaTypes.ts'
import type { GraphContext } from '../../app/context.ts'
import { userError } from '../../errors/userError.ts'
import { CREDIT_PIN_TRIES_MAX, CREDIT_TRIES_WINDOW_MS } from '../limits.ts'
import { wrongPin } from './accountRefusal.ts'
import { attemptProof, type Outcome } from './attemptProof.ts'
import { checkNumber } from './checkNumber.ts'
import { proveByPin } from './proofClient.ts'

const LIMIT = { secret: 'credit-pin', maxTries: CREDIT_PIN_TRIES_MAX, windowMs: CREDIT_TRIES_WINDOW_MS }
const PIN = new RegExp(`^\\d{1,${CREDIT_PIN_MAX_DIGITS}}$`)

/** Proves a credit account by its PIN. Replies are not stored, so that PINs are stored nowhere. */
export const openCreditAccount: NonNullable<MutationResolvers['openCreditAccount']> = async (
  _root,
  { input: { accountNumber: number, pin, clientMutationId = null } },
  context,
) => ({ ...(await open(context, number, pin)), notices: [], clientMutationId })

async function open(context: GraphContext, number: string, pin: string): Promise<Outcome> {
  const fault = checkNumber(context, number) ?? checkPin(context, pin)
  if (fault !== null) return { account: null, userErrors: [fault] }
  return attemptProof(context, { ...LIMIT, number, prove: () => proveByPin(context, { number, pin }) })
}

/** Refuses a text that cannot be a PIN. That is no attempt. */
function checkPin({ messageLanguage: language }: GraphContext, pin: string): UserError | null {
  if (pin.length < CREDIT_PIN_MIN_DIGITS) return userError(language, 'PIN_TOO_SHORT', { field: ['pin'] })
  return PIN.test(pin) ? null : wrongPin(language, null)
}
