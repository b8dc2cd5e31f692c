import { Type } from 'typebox'
import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { textOf } from '../parse/fields.ts'
import { Email } from '../typed/isEmail.ts'
import type { Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { success } from '../http/envelope.ts'
import { carryOutOnce, readIdempotency } from '../http/idempotency.ts'
import { PlatformError } from '../http/PlatformError.ts'
import { languageOf } from '../language.ts'
import { branchesOf } from './branches.ts'
import { CONTACTS, dialled } from '../contacts.ts'
import { type StoreDefinition, findStore, storeOrDefault } from '../stores.ts'
import { branchAnswer } from './branchAnswer.ts'
import { complaintKindsOf } from './complaintKindsOf.ts'
import { fileComplaint } from './fileComplaint.ts'
import {
  COMPLAINT_CODE_MAX_CHARACTERS,
  CONTACT_MESSAGE_MAX_CHARACTERS,
  CONTACT_NAME_MAX_CHARACTERS,
  CONTACT_TELEPHONE_MAX_CHARACTERS,
} from './limits.ts'
import { sendContactMail } from './sendContactMail.ts'

const tags = ['contact']
const StoreQuery = Type.Object({ storeCode: Type.Optional(Type.String()) })
const LocationQuery = Type.Object({
  storeCode: Type.Optional(Type.String()),
  pickup: Type.Optional(Type.Literal('1', { description: 'returns only branches with pick-up' })),
})
const Form = Type.Object({
  name: Type.String({ maxLength: CONTACT_NAME_MAX_CHARACTERS, pattern: '\\S' }),
  email: Email,
  telephone: Type.Optional(Type.String({ maxLength: CONTACT_TELEPHONE_MAX_CHARACTERS })),
  message: Type.String({ maxLength: CONTACT_MESSAGE_MAX_CHARACTERS, pattern: '\\S' }),
  complaint: Type.Optional(
    Type.String({
      maxLength: COMPLAINT_CODE_MAX_CHARACTERS,
      description: 'code of the complaint, from `GET /api/ext/complaints`',
    }),
  ),
})
const Contacts = Type.Object({ contacts: Type.Array(Form, { minItems: 1, maxItems: 1 }) })
const CONTACT = `\`phoneNumber\` is for dialling, \`phoneNumberFormatted\` for display. The fields with the suffix
\`1\` hold a second number; they are empty if the store has only one. \`wa\` is the WhatsApp number, in digits. Returns
404 for an unknown store.`
const LOCATIONS = `Returns shops, then pick-up points, in display order. \`is_pickup\` is true if orders can be picked
up there. \`phoneNumber\` is for dialling, \`phoneNumberFormatted\` for display; \`hours\` too. \`lat\` and \`lng\` are
degrees. \`opening\` has the hours of the days of a week, 1 for Monday, in the time of \`time_zone\`; \`closed_on\` and
\`special\` have the days of this year and the next that differ.`
const FORM = `Mails one message of a shopper to the store. Replies to the mail go to the shopper. A message with a
\`complaint\` returns a \`folio\`, the reference of the complaint.`
const COMPLAINTS = `\`value\` is the label, \`description\` names the data to send, \`created_at\` is the start date of
the kind.`

/** Contact routes of a store: its numbers, its branches, and the form that writes to it. */
export function registerContactRoutes(app: App, db: Kysely<Schema>): void {
  const contact = { tags, summary: 'Telephone numbers of a store', description: CONTACT, querystring: StoreQuery }
  app.get('/api/ext/contact', { schema: contact }, async (request) => success(contactOf(requireNamedStore(request))))
  const locations = { tags, summary: 'Branches of a store', description: LOCATIONS, querystring: LocationQuery }
  app.get('/api/ext/store_locations', { schema: locations }, async (request) => {
    const { country, language } = requireNamedStore(request)
    const all = [...branchesOf(country, 'shop'), ...branchesOf(country, 'pickupPoint')]
    const asked = request.query.pickup === undefined ? all : all.filter(({ handsOver }) => handsOver)
    return success(asked.map((branch) => branchAnswer(branch, languageOf(language))))
  })
  const form = {
    tags,
    summary: 'Send a message to a store',
    description: FORM,
    querystring: StoreQuery,
    body: Contacts,
  }
  app.post('/api/ext/contact_form', { schema: form }, async (request) => {
    const store = requireNamedStore(request)
    const [message] = request.body.contacts
    if (!message) return success('OK')
    const about = message.complaint === undefined ? null : requireKind(store, message.complaint)
    const take = carryOutOnce(db, readIdempotency(request, `contact:${store.code}`), async (transaction) => {
      const complaint = about && {
        label: about.value,
        folio: await fileComplaint(transaction, { store, kind: about.code }),
      }
      await sendContactMail(transaction, { store, ...message, complaint })
      return complaint ? { folio: complaint.folio } : 'OK'
    })
    return success(await take)
  })
  const complaints = {
    tags,
    summary: 'Kinds of complaints',
    description: COMPLAINTS,
    querystring: StoreQuery,
  }
  app.get('/api/ext/complaints', { schema: complaints }, async (request) =>
    success(complaintKindsOf(requireNamedStore(request))),
  )
}

function contactOf({ code, country }: StoreDefinition) {
  const { telephone, otherTelephone, whatsApp } = CONTACTS[code]
  return {
    phoneNumber: dialled(telephone, country),
    phoneNumberFormatted: telephone,
    phoneNumber1: otherTelephone === undefined ? '' : dialled(otherTelephone, country),
    phoneNumberFormatted1: otherTelephone ?? '',
    wa: dialled(whatsApp, country).replace('+', ''),
  }
}

/** @throws PlatformError 400 for an unknown kind of complaint. */
function requireKind(store: StoreDefinition, code: string) {
  const kind = complaintKindsOf(store).find((one) => one.code === code)
  if (!kind) throw new PlatformError(400, `No such kind of complaint: ${code}`)
  return kind
}

/** @throws PlatformError 404 for a store that there is not. */
function requireNamedStore({ headers, query }: Pick<FastifyRequest, 'headers'> & { query: { storeCode?: string } }) {
  const code = textOf(headers['x-vs-store-code']) ?? query.storeCode
  if (code && findStore(code) === null) throw new PlatformError(404, `No such store: ${code}`)
  return storeOrDefault(code)
}
