import type { MutationResolvers } from '../../../__generated__/resolverTypes.ts'
import type { CreditDepositMethod } from '../../../__generated__/schemaTypes.ts'
import { changeApplication, sendChange } from '../changeApplication.ts'
import { checkTexts } from '../checkTexts.ts'

const METHODS = { CLABE: 'CLABE', DEBIT_CARD: 'TARJETA', BRANCH: 'SUCURSAL' } as const satisfies Record<
  CreditDepositMethod,
  string
>

/** Chooses where the loan is deposited. Account numbers are in no reply. */
export const setCreditDeposit: NonNullable<MutationResolvers['setCreditDeposit']> = (_root, { input }, context) =>
  changeApplication(context, input, async (opened) => {
    const { method, bankCode = null, account = null } = input
    const fault = checkTexts(context, input)
    if (fault !== null) return [fault]
    const isBranch = method === 'BRANCH'
    const deposito = {
      metodo: METHODS[method],
      ...(isBranch || bankCode === null ? {} : { banco: bankCode }),
      ...(isBranch || account === null ? {} : { cuenta: account }),
    }
    return (await sendChange(context, opened, { endpoint: 'creditDeposit', body: { deposito } })).userErrors
  })
