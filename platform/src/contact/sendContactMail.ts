import { canonicalEmail } from '../customers/customerRepository.ts'
import type { Database } from '../database/schema.ts'
import { fillText } from '../outbox/fillText.ts'
import { writeMail } from '../outbox/writeMail.ts'
import { CONTACTS } from '../contacts.ts'
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
  /** Subject of the complaint, and the folio that its writer received. */
  complaint: Readonly<{ label: string; folio: string }> | null
}>

/** Mails a shopper's message to the store, with the shopper as the reply-to address. */
export async function sendContactMail(
  db: Database,
  { store, telephone, complaint, ...form }: ContactMessage,
): Promise<void> {
  const texts = TEXTS[store.language]
  // A title is one line, even if a name contains line breaks.
  const name = form.name.replace(/[\s\p{C}]+/gu, ' ').trim()
  const from = [name, form.email, ...(telephone?.trim() ? [`${texts.telephone}: ${telephone.trim()}`] : [])]
  const about = complaint ? [`${texts.folio}: ${complaint.folio}`, `${texts.about}: ${complaint.label}`] : []
  const words: Readonly<Record<string, string>> = { name, folio: complaint?.folio ?? '', about: complaint?.label ?? '' }
  const subject = complaint ? texts.complaint : texts.subject
  const paragraphs = form.message.trim().split(/\n{2,}/)
  const title = fillText(subject, words)
  await writeMail(db, {
    store,
    recipient: CONTACTS[store.code].mail,
    replyTo: canonicalEmail(form.email),
    subject: title,
    content: {
      preheader: paragraphs[0] ?? '',
      title,
      blocks: [
        ...[about, from].filter((lines) => lines.length > 0).map((lines) => lines.join('\n')),
        ...paragraphs,
      ].map((text) => ({ kind: 'paragraph' as const, text })),
    },
  })
}
