import type { NoticeCode, UserErrorCode } from '../__generated__/schemaTypes.ts'
import type { MessageLanguage } from './core/messageLanguage.ts'

/** Keys of messages about contacting the shop, and asking it about a product. */
type ContactMessageKey = Extract<NoticeCode | UserErrorCode, `CONTACT_${string}` | `QUESTION${string}`>

export const CONTACT_MESSAGES: Readonly<Record<MessageLanguage, Readonly<Record<ContactMessageKey, string>>>> = {
  'es-MX': {
    QUESTION_RECEIVED: 'Recibimos tu pregunta. Te mandamos la respuesta a {email}.',
    QUESTIONS_UNAVAILABLE:
      'En esta tienda no se pueden hacer preguntas sobre los productos. Escríbenos desde Contacto.',
    CONTACT_MESSAGE_SENT: 'Recibimos tu mensaje. Te respondemos a {email}.',
    CONTACT_COMPLAINT_FILED: 'Tu queja tiene el folio {folio}. Guárdalo: te respondemos a {email}.',
  },
  'de-DE': {
    QUESTION_RECEIVED: 'Deine Frage ist da. Die Antwort schicken wir an {email}.',
    QUESTIONS_UNAVAILABLE: 'In diesem Shop lassen sich keine Fragen zu Produkten stellen. Schreib uns über Kontakt.',
    CONTACT_MESSAGE_SENT: 'Deine Nachricht ist angekommen. Wir antworten an {email}.',
    CONTACT_COMPLAINT_FILED: 'Deine Beschwerde hat die Vorgangsnummer {folio}. Heb sie auf: Wir antworten an {email}.',
  },
  'it-IT': {
    QUESTION_RECEIVED: 'Abbiamo ricevuto la tua domanda. Ti mandiamo la risposta a {email}.',
    QUESTIONS_UNAVAILABLE: 'In questo negozio non si possono fare domande sui prodotti. Scrivici da Contatti.',
    CONTACT_MESSAGE_SENT: 'Abbiamo ricevuto il tuo messaggio. Rispondiamo a {email}.',
    CONTACT_COMPLAINT_FILED: 'Il tuo reclamo ha il numero {folio}. Conservalo: rispondiamo a {email}.',
  },
  en: {
    QUESTION_RECEIVED: 'Your question was received. The answer is sent to {email}.',
    QUESTIONS_UNAVAILABLE: 'This store takes no questions about products. Write to us by the contact form.',
    CONTACT_MESSAGE_SENT: 'Your message was received. The answer is sent to {email}.',
    CONTACT_COMPLAINT_FILED: 'Your complaint has the number {folio}. Keep it: the answer is sent to {email}.',
  },
}
