import { contactSchema } from '@hogar/schema/validation/contact.ts'
import * as v from 'valibot'
import type { MessageLanguage } from '../errors/core/messageLanguage.ts'
import type { MutationResolvers } from '../__generated__/resolverTypes.ts'
import type { Notice, SendContactMessageInput, UserError } from '../__generated__/schemaTypes.ts'
import { refusalError } from '../errors/refusalError.ts'
import { contentKey } from '../idempotency/contentKey.ts'
import { readSource, readText } from '../parse/readValue.ts'
import { messageOf } from '../checkout/checkAddress.ts'
import { invalidField, notice } from '../errors/userError.ts'
import type { GraphContext } from '../app/context.ts'
import { answerOnce } from '../idempotency/answerOnce.ts'
import { runAction } from '../limits/runAction.ts'
import { UpstreamRefusal } from '../errors/upstreamRefusal.ts'
import { readComplaintKinds } from './complaintClient.ts'
import { CONTACT_MESSAGES_MAX, CONTACT_MESSAGES_WINDOW_MS, FOLIO_MAX_CHARACTERS } from './limits.ts'

const GUARD = { action: 'contact', maxTimes: CONTACT_MESSAGES_MAX, windowMs: CONTACT_MESSAGES_WINDOW_MS }

type Outcome = Readonly<{
  userErrors: readonly UserError[]
  notices: readonly Notice[]
  complaintNumber: string | null
}>

/** Sends a message to the shop, and returns a notice with the address to which the reply goes. */
export const sendContactMessage: NonNullable<MutationResolvers['sendContactMessage']> = (_root, { input }, context) =>
  answerOnce(context, { mutation: 'sendContactMessage', input, run: () => send(input, context), refuse: refused })

async function send(input: SendContactMessageInput, context: GraphContext): Promise<Outcome> {
  const { messageLanguage: language } = context
  const { countryCode } = context.store
  const form = v.safeParse(contactSchema(countryCode), input)
  if (!form.success) {
    const faults = form.issues.map((issue) =>
      invalidField(language, messageOf(issue.message), { field: (issue.path ?? []).map(({ key }) => String(key)) }),
    )
    return refused(...faults)
  }
  const { complaint, email } = form.output
  if (complaint !== undefined && !(await isKind(context, complaint)))
    return refused(invalidField(language, 'FIELD_INVALID', { field: ['complaint'] }))
  const run = async (): Promise<Outcome> => {
    const result = await context.upstream.call('contactForm', {
      body: { contacts: [form.output] },
      idempotencyKey: contentKey(context, { step: 'contact', input }),
    })
    const folio = complaint === undefined ? null : readText(readSource(result)['folio'], FOLIO_MAX_CHARACTERS)
    return { userErrors: [], notices: [said(language, email, folio)], complaintNumber: folio }
  }
  try {
    return await runAction(context, GUARD, { run, refuse: refused })
  } catch (error) {
    if (!(error instanceof UpstreamRefusal)) throw error
    return refused(refusalError(language, error))
  }
}

async function isKind(context: GraphContext, code: string): Promise<boolean> {
  return (await readComplaintKinds(context)).some((kind) => kind.code === code)
}

function said(language: MessageLanguage, email: string, folio: string | null): Notice {
  return folio === null
    ? notice(language, 'CONTACT_MESSAGE_SENT', { email })
    : notice(language, 'CONTACT_COMPLAINT_FILED', { email, folio })
}

function refused(...userErrors: readonly UserError[]): Outcome {
  return { userErrors, notices: [], complaintNumber: null }
}
