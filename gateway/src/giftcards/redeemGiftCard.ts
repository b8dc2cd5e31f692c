import type { MessageLanguage } from '../errors/core/messageLanguage.ts'
import type { MutationResolvers } from '../__generated__/resolverTypes.ts'
import type { RedeemGiftCardInput, UserError } from '../__generated__/schemaTypes.ts'
import type { GraphContext } from '../app/context.ts'
import { callerHeaders } from '../credit/callerHeaders.ts'
import { readCustomer } from '../customers/customerClient.ts'
import type { CustomerMapper } from '../customers/mappers.ts'
import { isMissingEndpoint } from '../errors/isUpstreamError.ts'
import { refusalError } from '../errors/refusalError.ts'
import { UpstreamFailure } from '../errors/upstreamFailure.ts'
import { UpstreamRefusal } from '../errors/upstreamRefusal.ts'
import { invalidField, userError } from '../errors/userError.ts'
import { type MoneyValue, money } from '../graph/money.ts'
import { stepKeys } from '../idempotency/stepKeys.ts'
import { attempt } from '../limits/attempt.ts'
import { tooManyAttempts } from '../limits/tooManyAttempts.ts'
import { readNumber, readSource, readText } from '../parse/readValue.ts'
import { GIFT_CARD_CODE_MAX_CHARACTERS, GIFT_CARD_TRIES_MAX, GIFT_CARD_TRIES_WINDOW_MS } from './limits.ts'

const LIMIT = { secret: 'gift-card', maxTries: GIFT_CARD_TRIES_MAX, windowMs: GIFT_CARD_TRIES_WINDOW_MS }
const FIELD = { field: ['code'] }
const REASONS: ReadonlyMap<string, (language: MessageLanguage) => UserError> = new Map([
  ['unknown', (language: MessageLanguage) => userError(language, 'GIFT_CARD_UNKNOWN', FIELD)],
  ['other_store', (language: MessageLanguage) => userError(language, 'GIFT_CARD_OTHER_STORE', FIELD)],
  ['canceled', (language: MessageLanguage) => userError(language, 'GIFT_CARD_CANCELED', FIELD)],
  ['redeemed', (language: MessageLanguage) => userError(language, 'GIFT_CARD_REDEEMED', FIELD)],
  ['expired', (language: MessageLanguage) => userError(language, 'GIFT_CARD_EXPIRED', FIELD)],
  ['too_many', (language: MessageLanguage) => tooManyAttempts(language, GIFT_CARD_TRIES_WINDOW_MS)],
])

type Outcome = Readonly<{ amount: MoneyValue; fault?: undefined }> | Readonly<{ amount?: undefined; fault: UserError }>

/** Redeems a gift card into the wallet of the session's customer, within the attempt limits. The code is stored nowhere. */
export const redeemGiftCard: NonNullable<MutationResolvers['redeemGiftCard']> = async (_root, { input }, context) => {
  const customer = await readCustomer(context)
  const { amount = null, fault } = await redeem(customer, input, context)
  return {
    amount,
    customer,
    userErrors: fault ? [fault] : [],
    notices: [],
    clientMutationId: input.clientMutationId ?? null,
  }
}

async function redeem(
  customer: CustomerMapper | null,
  input: RedeemGiftCardInput,
  context: GraphContext,
): Promise<Outcome> {
  const { messageLanguage: language } = context
  if (!customer) return { fault: userError(language, 'SIGNED_OUT') }
  if (input.code === '') return { fault: invalidField(language, 'FIELD_REQUIRED', FIELD) }
  if (input.code.length > GIFT_CARD_CODE_MAX_CHARACTERS)
    return { fault: userError(language, 'GIFT_CARD_UNKNOWN', FIELD) }
  const tried = await attempt(context, {
    ...LIMIT,
    subject: customer.customerId,
    run: () => send(input, context),
    isRight: ({ fault }) => fault === undefined,
  })
  return tried === null ? { fault: tooManyAttempts(language, LIMIT.windowMs) } : tried.value
}

async function send({ code, clientMutationId }: RedeemGiftCardInput, context: GraphContext): Promise<Outcome> {
  const { upstream, store, messageLanguage } = context
  try {
    const result = readSource(
      await upstream.call('giftCardRedemption', {
        body: { code },
        headers: callerHeaders(context),
        idempotencyKey: stepKeys(context, clientMutationId)('gift-card'),
      }),
    )
    const amount = readNumber(result['amount'])
    if (amount === null)
      throw new UpstreamFailure({ kind: 'invalid', endpoint: 'giftCardRedemption', detail: 'the result has no amount' })
    return { amount: money(amount, readText(result['currency']) ?? store.currencyCode) }
  } catch (error) {
    if (!(error instanceof UpstreamRefusal)) throw error
    if (isMissingEndpoint(error)) return { fault: userError(messageLanguage, 'GIFT_CARDS_UNAVAILABLE') }
    const reason = REASONS.get(readText(readSource(error.result)['reason']) ?? '')
    return { fault: reason ? reason(messageLanguage) : refusalError(messageLanguage, error) }
  }
}
