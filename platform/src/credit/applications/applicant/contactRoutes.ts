import { Type } from 'typebox'
import type { FastifyRequest } from 'fastify'
import { requireBearer } from '../../../customers/signIn/sessions.ts'
import { TokenQuery, userTokenOf } from '../../../customers/signIn/userToken.ts'
import type { Database } from '../../../database/schema.ts'
import type { App } from '../../../http/createApp.ts'
import { success } from '../../../http/envelope.ts'
import { CustomerField, ProductField, StoreBody, StoreQuery } from '../../requestFields.ts'
import { refuseOtherStores, requireCreditStore } from '../../requireCreditStore.ts'
import type { ApplicationParts } from '../applicationParts.ts'
import { hasPending, personHashes } from '../applicationRepository.ts'
import { COUNTED_BY } from '../applicationTries.ts'
import { callerOf } from '../../callers/caller.ts'
import { countTry } from '../../callers/countTry.ts'
import { CONTACTS_MAX, CREDENTIAL_MAX_CHARACTERS, FIELD_MAX_CHARACTERS, LOOKUPS_MAX } from '../limits.ts'
import { readCurp } from './applicant.ts'
import { creditTokenOf } from './creditTokenOf.ts'
import { openForHome, openForNew } from './openDraft.ts'

const tags = ['credit']
const Typed = Type.Optional(Type.String({ maxLength: FIELD_MAX_CHARACTERS * 4 }))
const Credential = Type.Optional(Type.String({ maxLength: CREDENTIAL_MAX_CHARACTERS }))
const ContactBody = Type.Object({
  ...StoreBody.properties,
  tipo: ProductField,
  cliente: CustomerField,
  nombres: Typed,
  apellido_paterno: Typed,
  apellido_materno: Typed,
  fecha_nacimiento: Type.Optional(Type.String({ maxLength: 40, description: '`yyyy-mm-dd`' })),
  curp: Typed,
  telefono: Typed,
  email: Typed,
  idCliente: Type.Optional(Type.Union([Type.String({ maxLength: 40 }), Type.Integer()])),
  solicitud: Credential,
  clave: Credential,
})
const CONTACT = `Opens a draft, or with \`solicitud\` and \`clave\` changes the applicant of one; another telephone has to be
confirmed again, and another person (by CURP) agrees and sends their files again. \`clave\` is returned once. A customer of the house (\`CASA\`) is proven by \`X-Credit-Token\`, and their
data are those of the account. A user token makes the draft the customer's. Refuses with \`name\`, \`date\`, \`future\`,
\`underage\`, \`curp\`, \`curpDate\`, \`telephone\`, \`email\` or \`samePhone\`; with 409 \`pending\` a person with an
application in review. ${COUNTED_BY}`
const PENDING = `Returns whether a CURP has an application in review, ${LOOKUPS_MAX} times a quarter of an hour for each
address. ${COUNTED_BY}`

const CurpBody = Type.Object({ ...StoreBody.properties, curp: Type.String({ maxLength: FIELD_MAX_CHARACTERS }) })

/** Routes of the applicant: who applies, and whether they have an application in review. */
export function registerContactRoutes(app: App, parts: ApplicationParts): void {
  const { db, personalData } = parts
  const preValidation = refuseOtherStores
  const contact = {
    tags,
    summary: 'Open an application for a credit',
    description: CONTACT,
    querystring: TokenQuery,
    body: ContactBody,
  }
  app.post('/api/ext/set_user_contact', { schema: contact, preValidation }, async (request) => {
    const now = new Date()
    const caller = callerOf(request, personalData)
    await countTry(db, { subjects: [`credit-contact:address:${caller.address}`], now, maxTries: CONTACTS_MAX })
    const opening = {
      kind: request.body.tipo,
      store: requireCreditStore(request),
      customerId: await customerOf(db, request, now),
      now,
    }
    if (request.body.cliente === 'CASA') return success([await openForHome(parts, opening, creditTokenOf(request))])
    return success([await openForNew(parts, opening, request.body)])
  })
  const pending = {
    tags,
    summary: 'Whether a CURP has an application in review',
    description: PENDING,
    querystring: StoreQuery,
    body: CurpBody,
  }
  app.post('/api/ext/validate_account_pending', { schema: pending, preValidation }, async (request) => {
    const now = new Date()
    const { address } = callerOf(request, personalData)
    await countTry(db, { subjects: [`credit-pending:address:${address}`], now, maxTries: LOOKUPS_MAX })
    const curp = readCurp(request.body.curp)
    const { curps } = personHashes(personalData, { curp, telefono: '' })
    await countTry(db, { subjects: [`credit-pending:curp:${curps[0]}`], now, maxTries: LOOKUPS_MAX })
    const person = { curp, telefono: '' }
    return success({ pendiente: await hasPending(db, personalData, { person, except: null }) })
  })
}

type Call = Pick<FastifyRequest, 'headers'> & Readonly<{ query: Type.Static<typeof TokenQuery> }>

/** Returns the customer whom a call's user token names; null without one. @throws PlatformError 401 for a dead token. */
export async function customerOf(db: Database, request: Call, now: Date): Promise<number | null> {
  const token = userTokenOf(request)
  return token === null ? null : (await requireBearer(db, token, now)).customerId
}
