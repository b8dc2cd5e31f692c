import type { MutationResolvers } from '../../../__generated__/resolverTypes.ts'
import type { SetCreditApplicantInput, UserError } from '../../../__generated__/schemaTypes.ts'
import type { GraphContext } from '../../../app/context.ts'
import { userError } from '../../../errors/userError.ts'
import { runAction } from '../../../limits/runAction.ts'
import type { OpenCreditApplication } from '../../../session/sessionData.ts'
import { CUSTOMER_NAMES, KIND_NAMES } from '../../platformNames.ts'
import { noApplication } from '../applicationRefusal.ts'
import { payloadOf, sendChange, withoutNothing } from '../changeApplication.ts'
import { checkTexts } from '../checkTexts.ts'
import { APPLICANTS_MAX, APPLICATION_WINDOW_MS } from '../limits.ts'
import { forgetStarted, openedIn, startedIn } from '../openApplication.ts'
import { openDraft } from './openDraft.ts'
import { sendOffer } from './setCreditOffer.ts'

const LIMIT = { action: 'credit-applicant', maxTimes: APPLICANTS_MAX, windowMs: APPLICATION_WINDOW_MS }

/**
 * Sets the applicant. The platform opens the application with the first one; the amount and terms that it was started with
 * follow. Replies are not stored: a CURP is stored nowhere.
 */
export const setCreditApplicant: NonNullable<MutationResolvers['setCreditApplicant']> = async (
  _root,
  { input },
  context,
) => payloadOf(context, input, await setApplicant(context, input))

async function setApplicant(context: GraphContext, input: SetCreditApplicantInput): Promise<readonly UserError[]> {
  const opened = openedIn(context)
  const started = startedIn(context)
  if (opened === null && started === null) return [noApplication(context)]
  // The applicant of the house is the holder of the account.
  if (opened?.customer === 'HOME') return [userError(context.messageLanguage, 'CREDIT_APPLICATION_CLOSED')]
  const { email: _address, ...texts } = input
  const fault = checkTexts(context, texts)
  if (fault !== null) return [fault]
  return runAction(context, LIMIT, { run: () => send(context, input), refuse: (tooOften) => [tooOften] })
}

async function send(context: GraphContext, input: SetCreditApplicantInput): Promise<readonly UserError[]> {
  const opened = openedIn(context)
  const started = startedIn(context)
  const applicant = withoutNothing({
    nombres: input.firstNames,
    apellido_paterno: input.fatherName,
    apellido_materno: input.motherName,
    fecha_nacimiento: input.birthDate,
    curp: input.curp,
    telefono: input.telephone,
    email: input.email,
  })
  if (opened !== null) {
    const body = { tipo: KIND_NAMES[opened.kind], cliente: CUSTOMER_NAMES.NEW, ...applicant }
    const { userErrors } = await sendChange(context, opened, { endpoint: 'creditContact', body })
    return userErrors.length > 0 ? userErrors : sendStarted(context, opened)
  }
  if (started === null) return [noApplication(context)]
  const draft = await openDraft(context, { kind: started.kind, customer: 'NEW', applicant })
  return draft.opened === null ? draft.userErrors : sendStarted(context, draft.opened)
}

/** Sends the amount and terms that an application was started with, unless the platform has them or there are none. */
async function sendStarted(context: GraphContext, opened: OpenCreditApplication): Promise<readonly UserError[]> {
  const { amount = null, months = null, frequency = null } = startedIn(context) ?? {}
  if (amount !== null && months !== null && frequency !== null)
    return sendOffer(context, opened, { amount, months, frequency })
  forgetStarted(context)
  return []
}
