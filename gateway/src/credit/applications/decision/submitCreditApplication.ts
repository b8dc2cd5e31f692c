import type { MutationResolvers } from '../../../__generated__/resolverTypes.ts'
import type { Notice, SubmitCreditApplicationInput, UserError } from '../../../__generated__/schemaTypes.ts'
import type { GraphContext } from '../../../app/context.ts'
import { GatewayError } from '../../../errors/gatewayError.ts'
import { isUnauthenticated } from '../../../errors/upstreamFailure.ts'
import { message } from '../../../errors/message.ts'
import { notice, userError } from '../../../errors/userError.ts'
import { CLIENT_MUTATION_ID_MAX_CHARACTERS } from '../../../idempotency/limits.ts'
import { stepKeys } from '../../../idempotency/stepKeys.ts'
import { instant } from '../../../parse/instant.ts'
import { readSource, readText } from '../../../parse/readValue.ts'
import type { OpenCreditApplication } from '../../../session/sessionData.ts'
import { proofHeaders } from '../../accounts/callAs.ts'
import { readProven } from '../../accounts/readProven.ts'
import { readApplication } from '../applicationClient.ts'
import { applicationRefusal, noApplication, termsRequired } from '../applicationRefusal.ts'
import { payloadOf, sendChange } from '../changeApplication.ts'
import { CONSENT_VERSION } from '../limits.ts'
import { credentialsOf, openedIn } from '../openApplication.ts'
import { CREDIT_TIME_ZONE } from '../../creditTimeZone.ts'
import { callerHeaders } from '../../callerHeaders.ts'

/**
 * Sends the open application. The platform stores its answer by the idempotency key; the gateway does not, as the
 * application holds personal data.
 */
export const submitCreditApplication: NonNullable<MutationResolvers['submitCreditApplication']> = async (
  _root,
  { input },
  context,
) => {
  if (input.clientMutationId.length > CLIENT_MUTATION_ID_MAX_CHARACTERS)
    throw new GatewayError(
      'BAD_USER_INPUT',
      `clientMutationId has at most ${CLIENT_MUTATION_ID_MAX_CHARACTERS} characters.`,
    )
  const { userErrors, notices } = await submit(context, input)
  return { ...(await payloadOf(context, input, userErrors)), notices }
}

type Outcome = Readonly<{ userErrors: readonly UserError[]; notices: readonly Notice[] }>

async function submit(context: GraphContext, input: SubmitCreditApplicationInput): Promise<Outcome> {
  const opened = openedIn(context)
  // Before any call with the customer's token: of the two, a refusal would not say which one was rejected.
  const state = opened === null ? null : await readApplication(context)
  if (opened === null || state === null) return refused(noApplication(context))
  const fault = checkConsents(context, input)
  if (fault !== null) return refused(fault)
  if ((state.offer?.token ?? null) !== (input.offerToken ?? null))
    return refused(userError(context.messageLanguage, 'CREDIT_OFFER_CHANGED', { field: ['offerToken'] }))
  if (state.status === 'DRAFT') {
    const missing = state.missingSteps.filter((step) => step !== 'REVIEW')
    if (missing.length > 0) {
      const steps = missing.map((step) => message(context.messageLanguage, `STEP_${step}`)).join(', ')
      return refused(userError(context.messageLanguage, 'CREDIT_STEP_MISSING', { words: { steps } }))
    }
    const body = { consulta_historial: true, aviso_privacidad: true, version: CONSENT_VERSION }
    const [reason] = (await sendChange(context, opened, { endpoint: 'creditConsent', body })).userErrors
    if (reason !== undefined) return refused(reason)
  }
  return send(context, opened, input)
}

/** Sends the application once per key: the platform returns its first answer again. */
async function send(
  context: GraphContext,
  opened: OpenCreditApplication,
  { offerToken = null, clientMutationId }: SubmitCreditApplicationInput,
): Promise<Outcome> {
  const { store, session, upstream } = context
  const isHome = opened.customer === 'HOME'
  const proven = isHome ? await readProven(context) : null
  if (isHome && proven === null) return refused(userError(context.messageLanguage, 'CREDIT_SESSION_OVER'))
  const idempotencyKey = stepKeys(context, clientMutationId)('credit')
  const offer = offerToken === null ? {} : { oferta: offerToken }
  const call = {
    body: { storeCode: store.code, ...credentialsOf(opened), ...offer, acepta_terminos: true },
    headers: { ...callerHeaders(context), ...(isHome ? proofHeaders(context) : {}) },
    asGuest: session.userToken === null,
    ...(idempotencyKey === undefined ? {} : { idempotencyKey }),
  }
  try {
    const result = readSource(await upstream.call(isHome ? 'creditSubmitHome' : 'creditSubmitNew', call))
    return {
      userErrors: [],
      notices: [submitted(context, opened.number, instant(readText(result['respuesta_antes_de'])))],
    }
  } catch (error) {
    if (session.userToken === null && isUnauthenticated(error)) return refused(noApplication(context))
    return refused(await applicationRefusal(context, error))
  }
}

function checkConsents(context: GraphContext, input: SubmitCreditApplicationInput): UserError | null {
  const { consentsToHistory, consentsToPrivacy, acceptsTerms } = input
  if (!consentsToHistory || !consentsToPrivacy) {
    const field = [consentsToHistory ? 'consentsToPrivacy' : 'consentsToHistory']
    return userError(context.messageLanguage, 'CREDIT_CONSENT_REQUIRED', { field })
  }
  return acceptsTerms ? null : termsRequired(context)
}

function submitted({ messageLanguage: language }: GraphContext, number: string, until: string | null): Notice {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: CREDIT_TIME_ZONE })
  return notice(language, 'CREDIT_SUBMITTED', { number, day: until === null ? '…' : format.format(new Date(until)) })
}

function refused(reason: UserError): Outcome {
  return { userErrors: [reason], notices: [] }
}
