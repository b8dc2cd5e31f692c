import type { Database } from '../../database/schema.ts'
import { fillText } from '../../outbox/fillText.ts'
import { writeMail } from '../../outbox/writeMail.ts'
import { storeAddress } from '../../storeAddress.ts'
import type { StoreDefinition } from '../../stores.ts'

type Kind = 'confirm' | 'requested' | 'changed'
type Texts = Readonly<Record<'subject' | 'text' | 'action' | 'hint', string>>

const PATHS = {
  confirm: '/customer/account/confirm-email',
  requested: '/customer/account/undo-email',
  changed: '/customer/account/undo-email',
} as const satisfies Record<Kind, string>

// The first mail goes to an unverified address: it holds no text of its sender.
const TEXTS: Readonly<Record<StoreDefinition['language'], Readonly<Record<Kind, Texts>>>> = {
  'es-MX': {
    confirm: {
      subject: 'Confirma tu nuevo correo',
      text: 'Se pidió usar este correo para una cuenta de nuestra tienda. Si fuiste tú, confírmalo:',
      action: 'Confirmar este correo',
      hint: 'El enlace sirve una vez, durante 24 horas. Si no lo pediste tú, no hagas nada: tu correo no se usará.',
    },
    requested: {
      subject: 'Se pidió cambiar el correo de tu cuenta',
      text: 'Se pidió cambiar el correo de tu cuenta a {email}. El cambio se hace cuando se confirme desde ese correo. Si fuiste tú, no hagas nada. Si no:',
      action: 'No fui yo: proteger mi cuenta',
      hint: 'El enlace sirve una vez, también después del cambio. La cuenta se queda con este correo, se cierran todas las sesiones, se separan Google y Facebook, y creas una nueva contraseña.',
    },
    changed: {
      subject: 'El correo de tu cuenta cambió',
      text: 'Tu cuenta ahora tiene el correo {email}. Si fuiste tú, no hagas nada. Si no:',
      action: 'No fui yo: recuperar mi cuenta',
      hint: 'El enlace sirve una vez, durante 7 días. La cuenta vuelve a este correo, se cierran todas las sesiones, se separan Google y Facebook, y creas una nueva contraseña.',
    },
  },
  'de-DE': {
    confirm: {
      subject: 'Bestätige deine neue E-Mail-Adresse',
      text: 'Diese E-Mail-Adresse soll zu einem Konto in unserem Shop gehören. Wenn du das warst, bestätige es:',
      action: 'Diese E-Mail-Adresse bestätigen',
      hint: 'Der Link gilt einmal, 24 Stunden lang. Wenn du das nicht warst, musst du nichts tun: Deine Adresse wird nicht verwendet.',
    },
    requested: {
      subject: 'Die E-Mail-Adresse deines Kontos soll sich ändern',
      text: 'Die E-Mail-Adresse deines Kontos soll zu {email} geändert werden. Das geschieht, sobald es von dort bestätigt wird. Wenn du das warst, musst du nichts tun. Wenn nicht:',
      action: 'Das war ich nicht: mein Konto schützen',
      hint: 'Der Link gilt einmal, auch noch nach der Änderung. Das Konto behält diese Adresse, alle Geräte werden abgemeldet, Google und Facebook getrennt, und du legst ein neues Passwort fest.',
    },
    changed: {
      subject: 'Die E-Mail-Adresse deines Kontos ist geändert',
      text: 'Dein Konto hat jetzt die E-Mail-Adresse {email}. Wenn du das warst, musst du nichts tun. Wenn nicht:',
      action: 'Das war ich nicht: mein Konto zurückholen',
      hint: 'Der Link gilt einmal, 7 Tage lang. Das Konto bekommt diese Adresse zurück, alle Geräte werden abgemeldet, Google und Facebook getrennt, und du legst ein neues Passwort fest.',
    },
  },
  'it-IT': {
    confirm: {
      subject: 'Conferma la tua nuova e-mail',
      text: 'È stato chiesto di usare questa e-mail per un account del nostro negozio. Se sei stato tu, confermala:',
      action: 'Confermare questa e-mail',
      hint: 'Il link vale una volta sola, per 24 ore. Se non l’hai chiesto tu, non fare nulla: la tua e-mail non sarà usata.',
    },
    requested: {
      subject: 'È stato chiesto di cambiare l’e-mail del tuo account',
      text: 'È stato chiesto di cambiare l’e-mail del tuo account in {email}. Il cambio avviene quando viene confermato da lì. Se sei stato tu, non fare nulla. Altrimenti:',
      action: 'Non sono stato io: proteggere il mio account',
      hint: 'Il link vale una volta sola, anche dopo il cambio. L’account resta a questa e-mail, tutte le sessioni si chiudono, Google e Facebook si scollegano, e crei una nuova password.',
    },
    changed: {
      subject: 'L’e-mail del tuo account è cambiata',
      text: 'Il tuo account ora ha l’e-mail {email}. Se sei stato tu, non fare nulla. Altrimenti:',
      action: 'Non sono stato io: recuperare il mio account',
      hint: 'Il link vale una volta sola, per 7 giorni. L’account torna a questa e-mail, tutte le sessioni si chiudono, Google e Facebook si scollegano, e crei una nuova password.',
    },
  },
}

type EmailMail = Readonly<{
  kind: Kind
  recipient: string
  /** Secret in the link. */
  secret: string
  /** The other address, where the mail names it. */
  email?: string
  store: StoreDefinition
  shopOrigin: string
}>

/** Mails a link about a change of an e-mail address, in the language of a store. */
export async function sendEmailMail(
  db: Database,
  { kind, recipient, secret, email = '', store, shopOrigin }: EmailMail,
): Promise<void> {
  const { subject, text, action, hint } = TEXTS[store.language][kind]
  const link = `${storeAddress(shopOrigin, store)}${PATHS[kind]}?${new URLSearchParams({ token: secret }).toString()}`
  const told = fillText(text, { email: shortened(email) })
  await writeMail(db, {
    store,
    recipient,
    subject,
    content: {
      preheader: told,
      title: subject,
      blocks: [
        { kind: 'paragraph', text: told },
        { kind: 'action', label: action, href: link, isPrimary: true },
        { kind: 'note', text: hint },
      ],
    },
  })
}

/** Returns an address in a recognisable short form: `a…@example.mx`. An abandoned mailbox may have another reader. */
function shortened(email: string): string {
  return `${email.slice(0, 1)}…${email.slice(email.lastIndexOf('@'))}`
}
