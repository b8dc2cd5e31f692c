import type { MutationResolvers } from '../../__generated__/resolverTypes.ts'
import type { Notice } from '../../__generated__/schemaTypes.ts'
import type { GraphContext } from '../../app/context.ts'
import { notice } from '../../errors/userError.ts'
import { formatMoney } from '../../graph/formatMoney.ts'
import { CREDIT_TIME_ZONE } from '../creditTimeZone.ts'
import type { CreditPaymentMapper } from '../mappers.ts'
import { openPayment } from './openPayment.ts'

/** Opens a payment of credits by bank transfer, and says how to make it. */
export const transferForCredit: NonNullable<MutationResolvers['transferForCredit']> = (_root, { input }, context) =>
  openPayment(context, {
    mutation: 'transferForCredit',
    endpoint: 'creditPayTransfer',
    input,
    noticesOf: (payment) => readyNotices(context, payment),
  })

function readyNotices({ messageLanguage: language }: GraphContext, payment: CreditPaymentMapper): readonly Notice[] {
  const { total, transfer, payBefore } = payment
  if (transfer === null || payBefore === null) return []
  const calendar = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', timeZone: CREDIT_TIME_ZONE })
  const day = calendar.format(new Date(payBefore))
  const words = { amount: formatMoney(total, language), reference: transfer.reference, day }
  return [notice(language, 'CREDIT_TRANSFER_READY', words)]
}
