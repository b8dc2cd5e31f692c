import { canonicalEmail } from '../customers/customerRepository.ts'
import type { Database } from '../database/schema.ts'
import { escapeHtml } from '../outbox/escapeHtml.ts'
import { CONTACTS } from '../seed/places/contacts.ts'
import type { StoreDefinition } from '../stores.ts'

type Texts = Readonly<Record<'subject' | 'complaint' | 'telephone' | 'folio' | 'about', string>>

const TEXTS: Readonly<Record<StoreDefinition['language'], Texts>> = {
  'es-MX': {
    subject: 'Mensaje de {name}',
    complaint: 'Queja {folio} de {name}: {about}',
    telephone: 'Teléfono',
    folio: 'Folio',
    about: 'Motivo de la queja',
  },
  'de-DE': {
    subject: 'Nachricht von {name}',
    complaint: 'Beschwerde {folio} von {name}: {about}',
    telephone: 'Telefon',
    folio: 'Vorgangsnummer',
    about: 'Grund der Beschwerde',
  },
  'it-IT': {
    subject: 'Messaggio di {name}',
    complaint: 'Reclamo {folio} di {name}: {about}',
    telephone: 'Telefono',
    folio: 'Numero di pratica',
    about: 'Motivo del reclamo',
  },
}

type ContactMessage = Readonly<{
  store: StoreDefinition
  name: string
  email: string
  telephone?: string
  message: string
  /** What it complains of, and the folio that its writer is told. */
  complaint: Readonly<{ label: string; folio: string }> | null
}>

/** Mails a shopper's message to the store: whoever answers it writes to the shopper. */
export async function sendContactMail(
  db: Database,
  { store, telephone, complaint, ...form }: ContactMessage,
): Promise<void> {
  const texts = TEXTS[store.language]
  // A subject is one line, whatever a name holds.
  const name = form.name.replace(/[\s\p{C}]+/gu, ' ').trim()
  const from = [name, form.email, ...(telephone?.trim() ? [`${texts.telephone}: ${telephone.trim()}`] : [])]
  const about = complaint ? [`${texts.folio}: ${complaint.folio}`, `${texts.about}: ${complaint.label}`] : []
  const words: Readonly<Record<string, string>> = { name, folio: complaint?.folio ?? '', about: complaint?.label ?? '' }
  const subject = complaint ? texts.complaint : texts.subject
  const paragraphs = form.message
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => paragraphOf(paragraph.split('\n')))
  await db
    .insertInto('outbox')
    .values({
      channel: 'email',
      recipient: CONTACTS[store.code].mail,
      reply_to: canonicalEmail(form.email),
      subject: subject.replace(/\{(\w+)\}/g, (_all, word: string) => words[word] ?? ''),
      body:
        [about, from]
          .filter((lines) => lines.length > 0)
          .map(paragraphOf)
          .join('') + paragraphs.join(''),
    })
    .execute()
}

function paragraphOf(lines: readonly string[]): string {
  return `<p>${lines.map(escapeHtml).join('<br>')}</p>`
}
