import type { Database } from '../../database/schema.ts'
import { writeMail } from '../../outbox/writeMail.ts'
import { storeAddress } from '../../storeAddress.ts'
import type { StoreDefinition } from '../../stores.ts'

type Texts = Readonly<Record<'subject' | 'text' | 'action' | 'hint', string>>

const PATH = '/customer/account/claim-orders'

// The recipient's address is not verified: the mail holds no text of its sender and does not reveal whether orders
// exist.
const TEXTS: Readonly<Record<StoreDefinition['language'], Texts>> = {
  'es-MX': {
    subject: 'Trae tus compras a tu cuenta',
    text: 'Pediste ver en tu cuenta las compras que hiciste sin ella con este correo. Abre el enlace donde tengas tu cuenta abierta:',
    action: 'Traer mis compras',
    hint: 'El enlace sirve una vez, durante 24 horas, y solo en la cuenta que lo pidió. Si no lo pediste tú, no hagas nada: nadie verá tus compras.',
  },
  'de-DE': {
    subject: 'Hol deine Bestellungen in dein Konto',
    text: 'Du möchtest in deinem Konto die Bestellungen sehen, die du ohne Konto mit dieser E-Mail-Adresse gemacht hast. Öffne den Link dort, wo du angemeldet bist:',
    action: 'Meine Bestellungen holen',
    hint: 'Der Link gilt einmal, 24 Stunden lang, und nur in dem Konto, das ihn angefordert hat. Wenn du das nicht warst, musst du nichts tun: Niemand sieht deine Bestellungen.',
  },
  'it-IT': {
    subject: 'Porta i tuoi ordini nel tuo account',
    text: 'Hai chiesto di vedere nel tuo account gli ordini fatti senza account con questa e-mail. Apri il link dove hai effettuato l’accesso:',
    action: 'Portare i miei ordini',
    hint: 'Il link vale una volta sola, per 24 ore, e solo nell’account che l’ha chiesto. Se non sei stato tu, non fare nulla: nessuno vedrà i tuoi ordini.',
  },
}

type GuestOrderMail = Readonly<{ recipient: string; secret: string; store: StoreDefinition; shopOrigin: string }>

/** Mails the link that brings a guest's orders into an account, in the language of a store. */
export async function sendGuestOrderMail(
  db: Database,
  { recipient, secret, store, shopOrigin }: GuestOrderMail,
): Promise<void> {
  const { subject, text, action, hint } = TEXTS[store.language]
  const href = `${storeAddress(shopOrigin, store)}${PATH}?${new URLSearchParams({ token: secret }).toString()}`
  await writeMail(db, {
    store,
    recipient,
    subject,
    content: {
      preheader: text,
      title: subject,
      blocks: [
        { kind: 'paragraph', text },
        { kind: 'action', label: action, href, isPrimary: true },
        { kind: 'note', text: hint },
      ],
    },
  })
}
