import { Type } from 'typebox'
import type { App } from '../../../http/createApp.ts'
import { success } from '../../../http/envelope.ts'
import { SMS_CODE_DIGITS } from '../../../telephones/limits.ts'
import { PlatformError } from '../../../http/PlatformError.ts'
import { StoreQuery } from '../../requestFields.ts'
import { refuseOtherStores } from '../../requireCreditStore.ts'
import { ApplicationBody, type ApplicationParts, KEY_REFUSALS, changeDraft } from '../applicationParts.ts'
import { lockDraft } from '../applicationRepository.ts'
import { COUNTED_BY, forgive, triesOf } from '../applicationTries.ts'
import { callerOf } from '../../callers/caller.ts'
import { countTry } from '../../callers/countTry.ts'
import { CODES_PER_ADDRESS_A_DAY, CODE_TRIES_MAX } from '../../limits.ts'
import { sendApplicantCode, useApplicantCode } from './applicantCode.ts'

const tags = ['credit']
const SENDING = `Writes an SMS to the outbox. Refuses with 429 \`wait\` for five minutes after one, \`day\` after five to
the number or ${CODES_PER_ADDRESS_A_DAY} from the address within a day, and with 409 \`confirmed\` when the telephone is
confirmed. ${KEY_REFUSALS}`
const CONFIRMING = `Only the code sent last is valid, for ten minutes and once. Refuses with 400 \`code\`, and with 429
\`attempts\` after ${CODE_TRIES_MAX} tries. Succeeds for a confirmed telephone. ${COUNTED_BY} ${KEY_REFUSALS}`
const CodeBody = Type.Object({
  ...ApplicationBody.properties,
  nip: Type.String({ pattern: `^\\d{${SMS_CODE_DIGITS}}$` }),
})

/** Routes by which an applicant confirms their telephone. */
export function registerCodeRoutes(app: App, parts: ApplicationParts): void {
  const { db, personalData } = parts
  const preValidation = refuseOtherStores
  const sendingSchema = {
    tags,
    summary: 'Send a code to the telephone of an applicant',
    description: SENDING,
    querystring: StoreQuery,
    body: ApplicationBody,
  }
  app.post('/api/ext/send_guest_nip', { schema: sendingSchema, preValidation }, async (request) => {
    const { address } = callerOf(request, personalData)
    const at = await changeDraft(parts, request.body, async (application, transaction, now) => {
      if (application.steps.telephoneAt !== undefined)
        throw new PlatformError(409, { errorMessage: 'This telephone is confirmed', reason: 'confirmed' })
      const sending = { personalData, purpose: 'applicant', address, now } as const
      return { answer: await sendApplicantCode(transaction, application, sending) }
    })
    return success({ resend_at: at.toISOString() })
  })
  const confirming = {
    tags,
    summary: 'Confirm the telephone of an applicant',
    description: CONFIRMING,
    querystring: StoreQuery,
    body: CodeBody,
  }
  app.post('/api/ext/validate_guest_nip', { schema: confirming, preValidation }, async (request) => {
    const { body } = request
    const now = new Date()
    const isConfirmed = await db.transaction().execute(async (transaction) => {
      const { steps } = await lockDraft(transaction, personalData, body)
      return steps.telephoneAt !== undefined
    })
    if (isConfirmed) return success(true)
    const tries = triesOf('credit-code', body.solicitud, callerOf(request, personalData))
    await countTry(db, { subjects: tries, now, maxTries: CODE_TRIES_MAX })
    await changeDraft(parts, body, async (application, transaction) => {
      await useApplicantCode(transaction, application, { code: body.nip, purpose: 'applicant', now })
      await forgive(transaction, tries)
      return { steps: { ...application.steps, telephoneAt: now.toISOString() }, answer: true }
    })
    return success(true)
  })
}
