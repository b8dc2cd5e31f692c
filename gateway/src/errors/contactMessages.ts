import type { Language } from '@hogar/schema/stores.ts'
import type { NoticeCode } from '../__generated__/schemaTypes.ts'

/** Keys of messages about contacting the shop. */
type ContactMessageKey = Extract<NoticeCode, `CONTACT_${string}`>

export const CONTACT_MESSAGES: Readonly<Record<Language, Readonly<Record<ContactMessageKey, string>>>> = {
  'es-MX': {
    CONTACT_MESSAGE_SENT: 'Recibimos tu mensaje. Te respondemos a {email}.',
    CONTACT_COMPLAINT_FILED: 'Tu queja tiene el folio {folio}. Guárdalo: te respondemos a {email}.',
  },
  'de-DE': {
    CONTACT_MESSAGE_SENT: 'Deine Nachricht ist angekommen. Wir antworten an {email}.',
    CONTACT_COMPLAINT_FILED: 'Deine Beschwerde hat die Vorgangsnummer {folio}. Heb sie auf: Wir antworten an {email}.',
  },
  'it-IT': {
    CONTACT_MESSAGE_SENT: 'Abbiamo ricevuto il tuo messaggio. Rispondiamo a {email}.',
    CONTACT_COMPLAINT_FILED: 'Il tuo reclamo ha il numero {folio}. Conservalo: rispondiamo a {email}.',
  },
}
