import type { Database } from '../database/schema.ts'
import { escapeHtml } from '../outbox/escapeHtml.ts'
import { CONTACTS } from '../seed/places/contacts.ts'
import type { StoreDefinition } from '../stores.ts'

type Texts = Readonly<Record<'subject' | 'telephone', string>>

const TEXTS: Readonly<Record<StoreDefinition['language'], Texts>> = {
  'es-MX': { subject: 'Mensaje de {name}', telephone: 'Teléfono' },
  'de-DE': { subject: 'Nachricht von {name}', telephone: 'Telefon' },
  'it-IT': { subject: 'Messaggio di {name}', telephone: 'Telefono' },
}

type ContactMessage = Readonly<{
  store: StoreDefinition
  name: string
  email: string
  telephone?: string
  message: string
}>

/** Mails a shopper's message to the store: whoever answers it writes to the shopper. */
export async function sendContactMail(db: Database, { store, telephone, ...form }: ContactMessage): Promise<void> {
  const { subject, telephone: label } = TEXTS[store.language]
  // A subject is one line, whatever a name holds.
  const name = form.name.replace(/[\s\p{C}]+/gu, ' ').trim()
  const from = [name, form.email, ...(telephone?.trim() ? [`${label}: ${telephone.trim()}`] : [])]
  const paragraphs = form.message
    .trim()
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.split('\n').map(escapeHtml).join('<br>')}</p>`)
  await db
    .insertInto('outbox')
    .values({
      channel: 'email',
      recipient: CONTACTS[store.code].mail,
      reply_to: form.email.trim().toLowerCase(),
      subject: subject.replace('{name}', () => name),
      body: `<p>${from.map(escapeHtml).join('<br>')}</p>${paragraphs.join('')}`,
    })
    .execute()
}
