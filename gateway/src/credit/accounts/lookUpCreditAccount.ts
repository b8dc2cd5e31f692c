import type { MutationResolvers } from '../../__generated__/resolverTypes.ts'
import type { CreditAccountHint, UserError } from '../../__generated__/schemaTypes.ts'
import type { GraphContext } from '../../app/context.ts'
import { runAction } from '../../limits/runAction.ts'
import { CREDIT_LOOK_UPS_MAX, CREDIT_TRIES_WINDOW_MS } from '../limits.ts'
import { accountRefusal } from './accountRefusal.ts'
import { checkNumber } from './checkNumber.ts'
import { findAccount } from './proofClient.ts'

const LIMIT = { action: 'credit-look-up', maxTimes: CREDIT_LOOK_UPS_MAX, windowMs: CREDIT_TRIES_WINDOW_MS }

/** Finds a credit account, masked. A mutation, so that no number stands in an address. */
export const lookUpCreditAccount: NonNullable<MutationResolvers['lookUpCreditAccount']> = async (
  _root,
  { input },
  context,
) => {
  const found = await lookUp(context, input.accountNumber)
  return { ...found, notices: [], clientMutationId: input.clientMutationId ?? null }
}

type Found = Readonly<{ hint: CreditAccountHint | null; userErrors: readonly UserError[] }>

async function lookUp(context: GraphContext, number: string): Promise<Found> {
  const refuse = (reason: UserError): Found => ({ hint: null, userErrors: [reason] })
  const fault = checkNumber(context, number)
  if (fault !== null) return refuse(fault)
  const run = async (): Promise<Found> => ({ hint: await findAccount(context, number), userErrors: [] })
  try {
    return await runAction(context, LIMIT, { run, refuse })
  } catch (error) {
    return refuse(accountRefusal(context.messageLanguage, error).userError)
  }
}
