import { Type } from 'typebox'
import type { Transaction } from 'kysely'
import { hashOfSecret } from '../../../secrets/secret.ts'
import type { Schema } from '../../../database/schema.ts'
import type { App } from '../../../http/createApp.ts'
import { success } from '../../../http/envelope.ts'
import { PlatformError } from '../../../http/PlatformError.ts'
import { SMS_CODE_DIGITS, SMS_RESEND_SECONDS } from '../../../telephones/limits.ts'
import { cleanCode } from '../../../typed/cleanText.ts'
import { StoreBody, StoreQuery } from '../../requestFields.ts'
import { refuseOtherStores } from '../../requireCreditStore.ts'
import type { ApplicationParts } from '../applicationParts.ts'
import { type Application, newKey, openApplication } from '../applicationRepository.ts'
import { COUNTED_BY, forgive, triesOf } from '../applicationTries.ts'
import { callerOf } from '../../callers/caller.ts'
import { countTry } from '../../callers/countTry.ts'
import { CODE_TRIES_MAX } from '../../limits.ts'
import { CREDENTIAL_MAX_CHARACTERS } from '../limits.ts'
import { incorrectCode, sendApplicantCode, useApplicantCode } from './applicantCode.ts'

const tags = ['credit']
const SENDING = `Sends a code to the confirmed telephone of an application that is named by its folio and the last four
digits of that telephone. Answers alike for an unknown one, and where an SMS has to wait. ${COUNTED_BY}`
const OPENING = `Returns another key of the application, which replaces the one before on another device; the first key
stays. Refuses with 400 \`code\` a wrong code and an unknown application alike. ${COUNTED_BY}`

const ResumeBody = Type.Object({
  ...StoreBody.properties,
  incrementId: Type.String({ maxLength: CREDENTIAL_MAX_CHARACTERS, description: 'folio' }),
  telefono_final: Type.String({ pattern: '^\\d{4}$', description: 'last four digits of the telephone' }),
})
const CodeBody = Type.Object({
  ...ResumeBody.properties,
  nip: Type.String({ pattern: `^\\d{${SMS_CODE_DIGITS}}$` }),
})
type Named = Type.Static<typeof ResumeBody>

/** Routes that open an application on another device, by its folio and an SMS code. */
export function registerResumeRoutes(app: App, parts: ApplicationParts): void {
  const { db, personalData } = parts
  const preValidation = refuseOtherStores
  const sending = {
    tags,
    summary: 'Send a code that opens an application on another device',
    description: SENDING,
    querystring: StoreQuery,
    body: ResumeBody,
  }
  app.post('/api/ext/send_resume_nip', { schema: sending, preValidation }, async (request) => {
    const now = new Date()
    const caller = callerOf(request, personalData)
    const subjects = triesOf('credit-resume-send', folioOf(request.body), caller)
    await countTry(db, { subjects, now, maxTries: CODE_TRIES_MAX })
    const { address } = caller
    await db
      .transaction()
      .execute(async (transaction) => {
        const application = await lockByFolio(parts, transaction, request.body)
        if (application === null) return
        await sendApplicantCode(transaction, application, { personalData, purpose: 'resume', address, now })
      })
      .catch(ignoreRefusal)
    return success({ resend_at: new Date(now.getTime() + SMS_RESEND_SECONDS * 1_000).toISOString() })
  })
  const opening = {
    tags,
    summary: 'Open an application on another device',
    description: OPENING,
    querystring: StoreQuery,
    body: CodeBody,
  }
  app.post('/api/ext/validate_resume_nip', { schema: opening, preValidation }, async (request) => {
    const now = new Date()
    const { body } = request
    const subjects = triesOf('credit-resume', folioOf(body), callerOf(request, personalData))
    await countTry(db, { subjects, now, maxTries: CODE_TRIES_MAX })
    const clave = newKey()
    const row = await db.transaction().execute(async (transaction) => {
      const application = await lockByFolio(parts, transaction, body)
      if (application === null) throw incorrectCode()
      await useApplicantCode(transaction, application, { code: body.nip, purpose: 'resume', now })
      await forgive(transaction, subjects)
      await transaction
        .updateTable('credit_application')
        .set({ other_key_hash: hashOfSecret(clave) })
        .where('id', '=', application.row.id)
        .execute()
      return application.row
    })
    const { id, folio, status, kind, customer_kind: cliente } = row
    return success({ solicitud: id, clave, incrementId: folio, estado: status, tipo: kind, cliente })
  })
}

function folioOf({ incrementId }: Named): string {
  return cleanCode(incrementId).toUpperCase()
}

/** Loads and locks an application whose telephone is confirmed and ends so; null without one. */
async function lockByFolio(
  { personalData }: ApplicationParts,
  transaction: Transaction<Schema>,
  named: Named,
): Promise<Application | null> {
  const row = await transaction
    .selectFrom('credit_application')
    .selectAll()
    .where('folio', '=', folioOf(named))
    .forUpdate()
    .executeTakeFirst()
  if (row === undefined) return null
  const application = openApplication(personalData, row)
  const isTheirs = application.personal.applicant.telefono.endsWith(named.telefono_final)
  return isTheirs && application.steps.telephoneAt !== undefined ? application : null
}

/** Ignores refusals to send: they would say that the application exists. Faults are thrown. */
function ignoreRefusal(error: unknown): void {
  if (!(error instanceof PlatformError)) throw error
}
