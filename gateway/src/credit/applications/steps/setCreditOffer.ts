import type { MutationResolvers } from '../../../__generated__/resolverTypes.ts'
import type { CreditFrequency, UserError } from '../../../__generated__/schemaTypes.ts'
import type { GraphContext } from '../../../app/context.ts'
import { userError } from '../../../errors/userError.ts'
import type { OpenCreditApplication } from '../../../session/sessionData.ts'
import { FREQUENCY_NAMES } from '../../platformNames.ts'
import { changeApplication, sendChange } from '../changeApplication.ts'
import { forgetStarted } from '../openApplication.ts'

const AMOUNT = /^\d{1,9}(?:\.\d{1,2})?$/

/** Amount and terms of an offer. */
export type AskedOffer = Readonly<{ amount: string; months: number; frequency: CreditFrequency }>

/** Chooses amount and terms of the open application. */
export const setCreditOffer: NonNullable<MutationResolvers['setCreditOffer']> = (_root, { input }, context) =>
  changeApplication(context, input, (opened) => sendOffer(context, opened, input))

/** Sends amount and terms. Returns why they were refused. */
export async function sendOffer(
  context: GraphContext,
  opened: OpenCreditApplication,
  { amount: given, months, frequency }: AskedOffer,
): Promise<readonly UserError[]> {
  // A client may write the literal without quotes.
  const amount = String(given)
  const fault = checkAmount(context, amount)
  if (fault !== null) return [fault]
  const body = { monto: amount, meses: months, tipo_de_abono: FREQUENCY_NAMES[frequency] }
  const { userErrors } = await sendChange(context, opened, { endpoint: 'creditDetails', body })
  if (userErrors.length === 0) forgetStarted(context)
  return userErrors
}

/** Refuses a text that is no amount; null for an amount. */
export function checkAmount(
  { messageLanguage: language }: Pick<GraphContext, 'messageLanguage'>,
  amount: string,
): UserError | null {
  if (AMOUNT.test(amount)) return null
  return userError(language, 'CREDIT_AMOUNT', { field: ['amount'], sentence: 'CREDIT_AMOUNT_OTHER' })
}
