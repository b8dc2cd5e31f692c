import type { MutationResolvers } from '../../__generated__/resolverTypes.ts'
import { changeCustomer } from '../../customers/changeCustomer.ts'
import { notice, userError } from '../../errors/userError.ts'
import { keysOfGlobalId } from '../../graph/globalId.ts'
import { proofHeaders } from './callAs.ts'
import { accountKeys } from './linkedAccounts.ts'
import { provenAccount } from './proof.ts'
import { readProven } from './readProven.ts'

/** Removes the link between the credit account that was proven in this session and the signed-in customer. */
export const unlinkCreditAccount: NonNullable<MutationResolvers['unlinkCreditAccount']> = (_root, { input }, context) =>
  changeCustomer(context, { mutation: 'unlinkCreditAccount', input }, async ({ customerId }) => {
    const { messageLanguage: language } = context
    const { code } = context.store
    const keys = keysOfGlobalId(input.accountId, 'CreditAccount', code)
    const proven = await readProven(context)
    if (proven === null || keys?.join() !== accountKeys(provenAccount(context, proven)).join())
      return { userErrors: [userError(language, 'CREDIT_SESSION_OVER')] }
    const body = { idCliente: Number(customerId), cuenta: proven.number }
    await context.upstream.call('creditUnlink', { body, headers: proofHeaders(context) })
    return { notices: [notice(language, 'CREDIT_UNLINKED')] }
  })
