import type { Database } from '../database/schema.ts'
import { writeMail } from '../outbox/writeMail.ts'
import type { StoreDefinition } from '../stores.ts'

type Texts = Readonly<Record<'subject' | 'erased' | 'kept' | 'hint', string>>

const TEXTS: Readonly<Record<StoreDefinition['language'], Texts>> = {
  'es-MX': {
    subject: 'Borramos tu cuenta',
    erased: 'Tu cuenta y tus datos ya no existen, y se cerró la sesión en todos tus dispositivos.',
    kept: 'Solo conservamos lo que la ley fiscal exige: tus pedidos, con el nombre y el domicilio de la factura.',
    hint: 'Si no fuiste tú, responde a este correo cuanto antes.',
  },
  'de-DE': {
    subject: 'Dein Konto ist gelöscht',
    erased: 'Dein Konto und deine Daten gibt es nicht mehr, und alle deine Geräte sind abgemeldet.',
    kept: 'Wir behalten nur, was das Steuerrecht verlangt: deine Bestellungen mit Name und Anschrift der Rechnung.',
    hint: 'Wenn du das nicht warst, antworte bald auf diese E-Mail.',
  },
  'it-IT': {
    subject: 'Il tuo account è stato eliminato',
    erased: 'Il tuo account e i tuoi dati non esistono più, e tutti i tuoi dispositivi sono stati disconnessi.',
    kept: 'Conserviamo solo ciò che la legge fiscale richiede: i tuoi ordini, con nome e indirizzo della fattura.',
    hint: 'Se non sei stato tu, rispondi presto a questa e-mail.',
  },
}

type ErasureMail = Readonly<{ recipient: string; store: StoreDefinition }>

/** Mails the confirmation that an account was erased: the last mail to its address. */
export async function sendErasureMail(db: Database, { recipient, store }: ErasureMail): Promise<void> {
  const { subject, erased, kept, hint } = TEXTS[store.language]
  await writeMail(db, {
    store,
    recipient,
    subject,
    content: {
      preheader: erased,
      title: subject,
      blocks: [
        { kind: 'paragraph', text: erased },
        { kind: 'paragraph', text: kept },
        { kind: 'note', text: hint },
      ],
    },
  })
}
