import { Type } from 'typebox'
import type { FastifyRequest } from 'fastify'
import { TokenQuery } from '../../../customers/signIn/userToken.ts'
import type { App } from '../../../http/createApp.ts'
import { success } from '../../../http/envelope.ts'
import { carryOutOnce, readIdempotency } from '../../../http/idempotency.ts'
import { refuseOtherStores } from '../../requireCreditStore.ts'
import { customerOf } from '../applicant/contactRoutes.ts'
import { creditTokenOf } from '../applicant/creditTokenOf.ts'
import { requireHome } from '../applicant/openDraft.ts'
import { ApplicationBody, type ApplicationParts, KEY_REFUSALS } from '../applicationParts.ts'
import { lockByKey } from '../applicationRepository.ts'
import { triesOf } from '../applicationTries.ts'
import { callerOf } from '../../callers/caller.ts'
import { countTry } from '../../callers/countTry.ts'
import { FIELD_MAX_CHARACTERS, SELLER_TRIES_MAX } from '../limits.ts'
import { DepositFields } from '../steps/coverRoutes.ts'
import { decideIfDue } from './workApplications.ts'
import { submitApplication } from './submitApplication.ts'

const Line = Type.String({ maxLength: FIELD_MAX_CHARACTERS })
const SubmitBody = Type.Object({
  ...ApplicationBody.properties,
  oferta: Type.Optional(Type.String({ maxLength: FIELD_MAX_CHARACTERS, description: 'hash of the chosen offer' })),
  deposito: Type.Optional(DepositFields),
  codigo: Type.Optional(Line),
  acepta_terminos: Type.Boolean(),
  idCliente: Type.Optional(Type.Unknown()),
  email: Type.Optional(Type.String({ maxLength: FIELD_MAX_CHARACTERS * 4 })),
})
const SUBMITTING = `Returns the folio, and when the application is answered. \`deposito\` may be left out where
\`set_deposit\` was called. Repeated with the same \`Idempotency-Key\`, returns the same answer. Refuses with \`terms\`,
\`account\`, \`bank\`, \`code\`; with 409 \`offer\` where the offer has changed and \`pending\` where the person has an
application in review; with 422 and \`faltan\` before the steps are complete. ${KEY_REFUSALS}`

/** Routes that send an application: one of new customers, one of customers of the house. */
export function registerSubmitRoutes(app: App, parts: ApplicationParts): void {
  const preValidation = refuseOtherStores
  const schema = { tags: ['credit'], description: SUBMITTING, querystring: TokenQuery, body: SubmitBody }
  const guest = { ...schema, summary: 'Send the application of a new customer' }
  app.post('/api/ext/save_credit_guest', { schema: guest, preValidation }, async (request) =>
    success(await submit(parts, request, null)),
  )
  const home = {
    ...schema,
    summary: 'Send the application of a customer of the house',
    description: `Requires \`X-Credit-Token\`; 403 for another account. ${SUBMITTING}`,
  }
  app.post('/api/ext/save_credit_home', { schema: home, preValidation }, async (request) => {
    const proof = { creditToken: creditTokenOf(request), now: new Date() }
    return success(await submit(parts, request, await requireHome(parts, parts.db, proof)))
  })
}

type Call = FastifyRequest<{
  Body: Type.Static<typeof SubmitBody>
  Querystring: Type.Static<typeof TokenQuery>
}>

async function submit(parts: ApplicationParts, request: Call, home: Awaited<ReturnType<typeof requireHome>> | null) {
  const { db, personalData } = parts
  const { body } = request
  const now = new Date()
  const customerId = await customerOf(db, request, now)
  await db.transaction().execute((transaction) => lockByKey(transaction, personalData, body))
  if (body.codigo !== undefined) {
    const [subject = ''] = triesOf('credit-seller', body.solicitud, callerOf(request, personalData))
    await countTry(db, { subjects: [subject], now, maxTries: SELLER_TRIES_MAX })
  }
  const answer = await carryOutOnce(db, readIdempotency(request, `credit:${body.solicitud}`), (transaction) =>
    submitApplication(transaction, parts, { submission: body, sender: { home, customerId }, now }),
  )
  await decideIfDue(parts, body.solicitud)
  return answer
}
