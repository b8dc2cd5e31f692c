import { randomBytes } from 'node:crypto'
import type { MutationResolvers } from '../../../__generated__/resolverTypes.ts'
import type { StartCreditApplicationInput, UserError } from '../../../__generated__/schemaTypes.ts'
import type { GraphContext } from '../../../app/context.ts'
import { invalidField, userError } from '../../../errors/userError.ts'
import { isGiven } from '../../../graph/isGiven.ts'
import { runAction } from '../../../limits/runAction.ts'
import { proofHeaders } from '../../accounts/callAs.ts'
import { readProven } from '../../accounts/readProven.ts'
import { LENDING_COUNTRY } from '../../limits.ts'
import { readOffers } from '../../offerClient.ts'
import { readApplication } from '../applicationClient.ts'
import { applicationRefusal } from '../applicationRefusal.ts'
import { payloadOf } from '../changeApplication.ts'
import { startedIn } from '../openApplication.ts'
import { APPLICANTS_MAX, APPLICATION_WINDOW_MS, START_ID_BYTES } from '../limits.ts'
import { openDraft } from './openDraft.ts'
import { type AskedOffer, checkAmount, sendOffer } from './setCreditOffer.ts'

const LIMIT = { action: 'credit-start', maxTimes: APPLICANTS_MAX, windowMs: APPLICATION_WINDOW_MS }
/** States in which an application cannot be replaced by another one. */
const IN_REVIEW: ReadonlySet<string> = new Set(['SUBMITTED', 'NEEDS_FILES', 'PARTIALLY_APPROVED'])

/**
 * Starts an application. That of a new customer is only noted in the session: the platform opens one with the applicant.
 * Replies are not stored: the session has the application.
 */
export const startCreditApplication: NonNullable<MutationResolvers['startCreditApplication']> = async (
  _root,
  { input },
  context,
) => payloadOf(context, input, await start(context, input))

async function start(context: GraphContext, input: StartCreditApplicationInput): Promise<readonly UserError[]> {
  const { messageLanguage: language } = context
  const { countryCode } = context.store
  if (countryCode !== LENDING_COUNTRY) return [userError(language, 'CREDIT_UNAVAILABLE')]
  const { kind, customer, months = null, frequency = null } = input
  const amount = isGiven(input.amount) ? String(input.amount) : null
  const asked = askedOf({ amount, months, frequency })
  if (asked === null && (kind !== 'MERCHANDISE' || customer === 'HOME' || amount !== null)) {
    const field = [amount === null ? 'amount' : months === null ? 'months' : 'frequency']
    return [invalidField(language, 'FIELD_REQUIRED', { field })]
  }
  const fault = asked && checkAmount(context, asked.amount)
  if (fault !== null) return [fault]
  const run = async (): Promise<readonly UserError[]> => {
    if (IN_REVIEW.has((await readApplication(context))?.status ?? ''))
      return [userError(language, 'CREDIT_REQUEST_PENDING')]
    return customer === 'HOME' ? startHome(context, kind, asked) : startNew(context, kind, asked)
  }
  return runAction(context, LIMIT, { run, refuse: (tooOften) => [tooOften] })
}

type Kind = StartCreditApplicationInput['kind']
type Terms = Readonly<{ [Name in keyof AskedOffer]: AskedOffer[Name] | null }>

function askedOf({ amount, months, frequency }: Terms): AskedOffer | null {
  return amount === null || months === null || frequency === null ? null : { amount, months, frequency }
}

/** Returns a random id of a start: short, since a cookie has little room. */
function newStartId(): string {
  return randomBytes(START_ID_BYTES).toString('base64url')
}

/** Notes the start in the session, once the platform has an offer for it. */
async function startNew(context: GraphContext, kind: Kind, asked: AskedOffer | null): Promise<readonly UserError[]> {
  if (asked !== null) {
    try {
      const offers = await readOffers(context, { kind, customer: 'NEW', ...asked })
      if (offers?.length === 0) return [invalidField(context.messageLanguage, 'FIELD_INVALID', { field: ['months'] })]
    } catch (error) {
      return [await applicationRefusal(context, error, { asked: { kind, customer: 'NEW' } })]
    }
  }
  // A repeated start in the same session changes its record in the client's cache.
  const id = startedIn(context)?.id ?? newStartId()
  const terms = asked ?? { amount: null, months: null, frequency: null }
  context.session.update({ creditApplication: null, creditStart: { id, kind, ...terms } })
  return []
}

/** Opens the application of the holder of the proven account. */
async function startHome(context: GraphContext, kind: Kind, asked: AskedOffer | null): Promise<readonly UserError[]> {
  const proven = await readProven(context)
  if (proven === null) return [userError(context.messageLanguage, 'CREDIT_SESSION_OVER')]
  const { opened, userErrors } = await openDraft(context, { kind, customer: 'HOME', proof: proofHeaders(context) })
  if (opened === null) return userErrors
  return asked === null ? [] : sendOffer(context, opened, asked)
}
