import { setTimeout as passed } from 'node:timers/promises'
import { emailSchema } from '@hogar/schema/validation/address.ts'
import * as v from 'valibot'
import type { MutationResolvers } from '../__generated__/resolverTypes.ts'
import type { Notice, SubscribeToNewsletterInput, UserError } from '../__generated__/schemaTypes.ts'
import { refusalError } from '../errors/refusalError.ts'
import { messageOf } from '../checkout/checkAddress.ts'
import { newsletterGift } from '../coupons/newsletterGift.ts'
import { readCustomer } from '../customers/customerClient.ts'
import type { CustomerMapper } from '../customers/mappers.ts'
import { invalidField, notice } from '../errors/userError.ts'
import type { GraphContext } from '../app/context.ts'
import { answerOnce } from '../idempotency/answerOnce.ts'
import { runAction } from '../limits/runAction.ts'
import { UpstreamRefusal } from '../errors/upstreamRefusal.ts'
import { STRANGER_ANSWER_MIN_MS, SUBSCRIPTIONS_MAX, SUBSCRIPTIONS_WINDOW_MS } from './limits.ts'
import { subscribe } from './newsletterClient.ts'

const GUARD = { action: 'newsletter', maxTimes: SUBSCRIPTIONS_MAX, windowMs: SUBSCRIPTIONS_WINDOW_MS }

type Outcome = Readonly<{
  customer: CustomerMapper | null
  userErrors: readonly UserError[]
  notices: readonly Notice[]
}>

type Enrolled = Readonly<{ wasSubscribed: boolean } | { tooMany: UserError }>

/** Subscribes an address. Only the customer who owns it learns whether it was subscribed before. */
export const subscribeToNewsletter: NonNullable<MutationResolvers['subscribeToNewsletter']> = (
  _root,
  { input },
  context,
) =>
  answerOnce(context, {
    mutation: 'subscribeToNewsletter',
    input,
    run: () => enrol(input, context),
    refuse: async (reason) => refused(await readCustomer(context), reason),
  })

async function enrol(input: SubscribeToNewsletterInput, context: GraphContext): Promise<Outcome> {
  const { messageLanguage: language } = context
  const customer = await readCustomer(context)
  const parsed = v.safeParse(emailSchema, input.email)
  if (!parsed.success)
    return refused(customer, invalidField(language, messageOf(parsed.issues[0].message), { field: ['email'] }))
  const email = parsed.output
  const isOwn = customer?.email.toLowerCase() === email.toLowerCase()
  try {
    const enrolled = await runAction<Enrolled>(context, GUARD, {
      run: async () => {
        const [wasSubscribed] = await Promise.all([subscribe(context, email), isOwn || passed(STRANGER_ANSWER_MIN_MS)])
        return { wasSubscribed }
      },
      refuse: (tooMany) => ({ tooMany }),
    })
    if ('tooMany' in enrolled) return refused(customer, enrolled.tooMany)
    const { wasSubscribed } = enrolled
    const code = isOwn && wasSubscribed ? 'NEWSLETTER_ALREADY_SUBSCRIBED' : 'NEWSLETTER_SUBSCRIBED'
    const gift = isOwn && !wasSubscribed ? await newsletterGift(context, customer) : []
    return { customer, userErrors: [], notices: [notice(language, code, { email }), ...gift] }
  } catch (error) {
    if (!(error instanceof UpstreamRefusal)) throw error
    return refused(customer, refusalOf(context, error))
  }
}

/** Maps the platform's refusal: an invalid address becomes a field error, any other keeps the platform's message. */
function refusalOf({ messageLanguage: language }: GraphContext, refusal: UpstreamRefusal): UserError {
  if (/invalid e-?mail/i.test(refusal.message)) return invalidField(language, 'FIELD_EMAIL', { field: ['email'] })
  return refusalError(language, refusal)
}

function refused(customer: CustomerMapper | null, reason: UserError): Outcome {
  return { customer, userErrors: [reason], notices: [] }
}
