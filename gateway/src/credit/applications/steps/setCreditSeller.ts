import type { MutationResolvers } from '../../../__generated__/resolverTypes.ts'
import type { SetCreditSellerInput, UserError } from '../../../__generated__/schemaTypes.ts'
import type { GraphContext } from '../../../app/context.ts'
import { invalidField } from '../../../errors/userError.ts'
import { runAction } from '../../../limits/runAction.ts'
import { plainText } from '../../../parse/plainText.ts'
import { readSource, readText } from '../../../parse/readValue.ts'
import type { OpenCreditApplication } from '../../../session/sessionData.ts'
import { CREDIT_LABEL_MAX_CHARACTERS } from '../../limits.ts'
import { changeApplication, sendChange } from '../changeApplication.ts'
import { checkTexts } from '../checkTexts.ts'
import { APPLICATION_WINDOW_MS, SELLER_CODES_MAX } from '../limits.ts'

const LIMIT = { action: 'credit-seller', maxTimes: SELLER_CODES_MAX, windowMs: APPLICATION_WINDOW_MS }

/** Names the promoter or seller of the open application. */
export const setCreditSeller: NonNullable<MutationResolvers['setCreditSeller']> = async (_root, { input }, context) => {
  let seller: string | null = null
  const changed = await changeApplication(context, input, async (opened) => {
    const named = await nameSeller(context, opened, input)
    seller = named.seller
    return named.userErrors
  })
  return { ...changed, seller }
}

type Named = Readonly<{ seller: string | null; userErrors: readonly UserError[] }>

async function nameSeller(
  context: GraphContext,
  opened: OpenCreditApplication,
  input: SetCreditSellerInput,
): Promise<Named> {
  const { promoterCode = null, sellerCode = null } = input
  const name = promoterCode === null ? 'sellerCode' : 'promoterCode'
  const code = promoterCode ?? sellerCode
  const field = [name]
  if (code === null || (promoterCode !== null && sellerCode !== null))
    return { seller: null, userErrors: [invalidField(context.messageLanguage, 'FIELD_REQUIRED', { field })] }
  const fault = checkTexts(context, input)
  if (fault !== null) return { seller: null, userErrors: [fault] }
  const endpoint = promoterCode === null ? 'creditSeller' : 'creditPromoter'
  const body = { codigo: code, ...(promoterCode === null ? {} : { opcion: 'ValidarCupon' }) }
  const sent = await runAction(context, LIMIT, {
    run: () => sendChange(context, opened, { endpoint, body, fields: { codigo: field } }),
    refuse: (tooOften) => ({ result: null, userErrors: [tooOften] as const }),
  })
  const { promotor, vendedor } = readSource(sent.result)
  const first = readText(promotor ?? vendedor, CREDIT_LABEL_MAX_CHARACTERS)
  return {
    seller: first === null ? null : plainText(first, CREDIT_LABEL_MAX_CHARACTERS),
    userErrors: sent.userErrors,
  }
}
