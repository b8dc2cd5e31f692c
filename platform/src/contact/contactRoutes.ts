import { Type } from 'typebox'
import type { FastifyRequest } from 'fastify'
import type { Kysely } from 'kysely'
import { textOf } from '../catalogue/fields.ts'
import { EMAIL_MAX_LENGTH } from '../customers/limits.ts'
import type { Schema } from '../database/schema.ts'
import type { App } from '../http/createApp.ts'
import { success } from '../http/envelope.ts'
import { carryOutOnce, readIdempotency } from '../http/idempotency.ts'
import { PlatformError } from '../http/PlatformError.ts'
import { type Language, languageOf } from '../seed/language.ts'
import { type Branch, branchesOf } from '../seed/places/branches.ts'
import { CONTACTS, dialled } from '../seed/places/contacts.ts'
import { type StoreDefinition, findStore, storeOrDefault } from '../stores.ts'
import { complaintKindsOf } from './complaintKinds.ts'
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
  pickup: Type.Optional(Type.Literal('1', { description: 'only where orders are picked up' })),
})
const Form = Type.Object({
  name: Type.String({ maxLength: CONTACT_NAME_MAX_CHARACTERS, pattern: '\\S' }),
  email: Type.String({ maxLength: EMAIL_MAX_LENGTH, pattern: '^[^\\s@,;<>]+@[^\\s@,;<>]+\\.[^\\s@,;<>]+$' }),
  telephone: Type.Optional(Type.String({ maxLength: CONTACT_TELEPHONE_MAX_CHARACTERS })),
  message: Type.String({ maxLength: CONTACT_MESSAGE_MAX_CHARACTERS, pattern: '\\S' }),
  complaint: Type.Optional(
    Type.String({
      maxLength: COMPLAINT_CODE_MAX_CHARACTERS,
      description: 'code of what it complains of, one of the list',
    }),
  ),
})
const Contacts = Type.Object({ contacts: Type.Array(Form, { minItems: 1, maxItems: 1 }) })
const CONTACT = `\`phoneNumber\` is dialled, \`phoneNumberFormatted\` is read; those with a 1 are of a second number, and empty
where there is none. \`wa\` is the number on WhatsApp, in digits. A store that there is not is answered with 404.`
const LOCATIONS = `Shops, and counters where orders are picked up, in the order to show them. \`is_pickup\` is true where an order
can be picked up, \`phoneNumber\` is dialled and \`phoneNumberFormatted\` is read.`
const FORM = `One message of a shopper: it is mailed to the store, and an answer goes to whoever wrote it. One that names a
\`complaint\` is answered with its \`folio\`, by which the store finds it again.`
const COMPLAINTS = `\`value\` is shown, \`description\` says what helps to settle it, \`created_at\` since when there is such a kind.`

/** How a store is reached: its numbers, its branches, and the form that writes to it. */
export function registerContactRoutes(app: App, db: Kysely<Schema>): void {
  const contact = { tags, summary: 'Numbers of a store', description: CONTACT, querystring: StoreQuery }
  app.get('/api/ext/contact', { schema: contact }, async (request) => success(contactOf(requireNamedStore(request))))
  const locations = { tags, summary: 'Branches of a store', description: LOCATIONS, querystring: LocationQuery }
  app.get('/api/ext/store_locations', { schema: locations }, async (request) => {
    const { country, language } = requireNamedStore(request)
    const all = [...branchesOf(country, 'shop'), ...branchesOf(country, 'pickupPoint')]
    const asked = request.query.pickup === undefined ? all : all.filter(({ handsOver }) => handsOver)
    return success(asked.map((branch) => locationOf(branch, languageOf(language))))
  })
  const form = { tags, summary: 'Write to a store', description: FORM, querystring: StoreQuery, body: Contacts }
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
    summary: 'What a complaint can be about',
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

function locationOf(branch: Branch, language: Language) {
  const { code, kind, name, street, postcode, city, country, telephone, hours, handsOver } = branch
  const map = new URL('https://www.openstreetmap.org/search')
  map.searchParams.set('query', `${street}, ${postcode} ${city}`)
  return {
    code,
    type: kind === 'shop' ? 'shop' : 'pickup_point',
    is_pickup: handsOver,
    name,
    street,
    postcode,
    city,
    country_id: country,
    phoneNumber: dialled(telephone, country),
    phoneNumberFormatted: telephone,
    hours: hours[language],
    map_url: map.href,
  }
}

/** @throws PlatformError 400 for what is no kind of complaint. */
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
