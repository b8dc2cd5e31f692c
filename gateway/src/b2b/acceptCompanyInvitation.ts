import type { MutationResolvers } from '../__generated__/resolverTypes.ts'
import type { AcceptCompanyInvitationInput, UserError } from '../__generated__/schemaTypes.ts'
import type { GraphContext } from '../app/context.ts'
import { checkAccount } from '../customers/checkAccount.ts'
import { readCustomer } from '../customers/customerClient.ts'
import { UpstreamRefusal } from '../errors/upstreamRefusal.ts'
import { notice, userError } from '../errors/userError.ts'
import { answerOnce } from '../idempotency/answerOnce.ts'
import { attempt } from '../limits/attempt.ts'
import { tooManyAttempts } from '../limits/tooManyAttempts.ts'
import { readFlag, readSource, readText } from '../parse/readValue.ts'
import { closeAccount } from '../session/sessionEndings.ts'
import { companyRefusal } from './companyRefusal.ts'
import { INVITATION_CODE_MAX_CHARACTERS, INVITATION_TRIES_MAX, INVITATION_TRIES_WINDOW_MS } from './limits.ts'

const TRIES = {
  secret: 'company-invitation',
  maxTries: INVITATION_TRIES_MAX,
  windowMs: INVITATION_TRIES_WINDOW_MS,
}

/** Accepts an invitation by the code of its mail. Attempts are counted. */
export const acceptCompanyInvitation: NonNullable<MutationResolvers['acceptCompanyInvitation']> = (
  _root,
  { input },
  context,
) =>
  answerOnce(context, {
    mutation: 'acceptCompanyInvitation',
    input,
    run: async () => {
      const userErrors = await refusalsOf(context, input)
      const { messageLanguage: language } = context
      const notices = userErrors.length === 0 ? [notice(language, 'COMPANY_JOINED')] : []
      return { customer: await readCustomer(context), userErrors, notices }
    },
    refuse: async (reason) => ({ customer: await readCustomer(context), userErrors: [reason], notices: [] }),
  })

async function refusalsOf(context: GraphContext, { code, password }: AcceptCompanyInvitationInput) {
  const { messageLanguage: language } = context
  const isPresent = typeof password === 'string' && password !== ''
  const faults = isPresent ? checkAccount(language, { password }) : []
  if (faults.length > 0) return faults
  if (code === '' || code.length > INVITATION_CODE_MAX_CHARACTERS)
    return [userError(language, 'COMPANY_INVITATION_PAST', { field: ['code'] })]
  const tried = await attempt(context, {
    ...TRIES,
    run: () => accept(context, { code, ...(isPresent && { password }) }),
    isRight: (refusal) => refusal?.code !== 'COMPANY_INVITATION_PAST',
  })
  if (tried === null) return [tooManyAttempts(language, INVITATION_TRIES_WINDOW_MS)]
  return tried.value === null ? [] : [tried.value]
}

async function accept(
  { upstream, sharedStore, messageLanguage }: GraphContext,
  body: object,
): Promise<UserError | null> {
  try {
    const joined = readSource(await upstream.call('companyInvitation', { body }))
    const customerId = readText(joined.user_id)
    // The account may have been made by someone else, in whose sessions it is open.
    if (readFlag(joined.has_new_password) === true && customerId !== null)
      await closeAccount(sharedStore, { customerId })
    return null
  } catch (error) {
    if (!(error instanceof UpstreamRefusal)) throw error
    return companyRefusal(messageLanguage, error)
  }
}
