import type { NoticeCode, UserErrorCode } from '../__generated__/schemaTypes.ts'
import type { MessageLanguage } from './core/messageLanguage.ts'

/** Keys of messages about changing an account's e-mail address. */
type EmailMessageKey = Extract<UserErrorCode | NoticeCode, `EMAIL_${string}`>

export const EMAIL_MESSAGES: Readonly<Record<MessageLanguage, Readonly<Record<EmailMessageKey, string>>>> = {
  'es-MX': {
    EMAIL_TAKEN: 'Ya existe una cuenta con este correo electrónico.',
    EMAIL_CHANGE_NEEDS_PASSWORD: 'Para cambiar tu correo, escribe tu contraseña en «Cambiar correo», en tus datos.',
    EMAIL_UNCHANGED: 'Tu cuenta ya tiene este correo.',
    EMAIL_CHANGE_NOT_FOUND: 'Ya no hay ningún correo por confirmar.',
    EMAIL_CHANGE_UNAVAILABLE: 'En esta tienda no se puede cambiar el correo de la cuenta.',
    EMAIL_LINK_INVALID: 'Este enlace no es válido, ya se usó o mandamos uno más nuevo.',
    EMAIL_LINK_EXPIRED: 'Este enlace ya venció.',
    EMAIL_CHANGE_REQUESTED: 'Mandamos un enlace a {email}. Ábrelo para confirmar tu nuevo correo.',
    EMAIL_CHANGE_CANCELED: 'Tu correo sigue como estaba.',
    EMAIL_CHANGED: 'Listo: tu cuenta ahora tiene el correo {email}.',
    EMAIL_CHANGE_UNDONE: 'Tu cuenta tiene otra vez el correo {email}, y cerramos todas las sesiones.',
  },
  'de-DE': {
    EMAIL_TAKEN: 'Mit dieser E-Mail-Adresse gibt es schon ein Konto.',
    EMAIL_CHANGE_NEEDS_PASSWORD:
      'Um deine E-Mail-Adresse zu ändern, gib in deinen Daten unter „E-Mail-Adresse ändern“ dein Passwort ein.',
    EMAIL_UNCHANGED: 'Dein Konto hat diese E-Mail-Adresse schon.',
    EMAIL_CHANGE_NOT_FOUND: 'Es gibt keine E-Mail-Adresse mehr zu bestätigen.',
    EMAIL_CHANGE_UNAVAILABLE: 'In diesem Shop lässt sich die E-Mail-Adresse des Kontos nicht ändern.',
    EMAIL_LINK_INVALID: 'Dieser Link ist ungültig, schon benutzt, oder es gibt einen neueren.',
    EMAIL_LINK_EXPIRED: 'Dieser Link ist abgelaufen.',
    EMAIL_CHANGE_REQUESTED: 'Ein Link ist unterwegs an {email}. Öffne ihn, um deine neue Adresse zu bestätigen.',
    EMAIL_CHANGE_CANCELED: 'Deine E-Mail-Adresse bleibt, wie sie war.',
    EMAIL_CHANGED: 'Fertig: Dein Konto hat jetzt die E-Mail-Adresse {email}.',
    EMAIL_CHANGE_UNDONE: 'Dein Konto hat wieder die E-Mail-Adresse {email}, und alle Geräte sind abgemeldet.',
  },
  'it-IT': {
    EMAIL_TAKEN: 'Esiste già un account con questo indirizzo e-mail.',
    EMAIL_CHANGE_NEEDS_PASSWORD:
      'Per cambiare la tua e-mail scrivi la tua password in «Cambia e-mail», tra i tuoi dati.',
    EMAIL_UNCHANGED: 'Il tuo account ha già questa e-mail.',
    EMAIL_CHANGE_NOT_FOUND: 'Non c’è più nessuna e-mail da confermare.',
    EMAIL_CHANGE_UNAVAILABLE: 'In questo negozio non si può cambiare l’e-mail dell’account.',
    EMAIL_LINK_INVALID: 'Questo link non è valido, è già stato usato o ne abbiamo mandato uno più recente.',
    EMAIL_LINK_EXPIRED: 'Questo link è scaduto.',
    EMAIL_CHANGE_REQUESTED: 'Abbiamo mandato un link a {email}. Aprilo per confermare la tua nuova e-mail.',
    EMAIL_CHANGE_CANCELED: 'La tua e-mail resta com’era.',
    EMAIL_CHANGED: 'Fatto: il tuo account ora ha l’e-mail {email}.',
    EMAIL_CHANGE_UNDONE: 'Il tuo account ha di nuovo l’e-mail {email}, e abbiamo chiuso tutte le sessioni.',
  },
  en: {
    EMAIL_TAKEN: 'A customer with the same email exists',
    EMAIL_CHANGE_NEEDS_PASSWORD: 'To change your e-mail address, enter your password under “Change e-mail”.',
    EMAIL_UNCHANGED: 'Your account already has this e-mail address.',
    EMAIL_CHANGE_NOT_FOUND: 'There is no e-mail address to confirm.',
    EMAIL_CHANGE_UNAVAILABLE: 'In this store the e-mail address of an account cannot be changed.',
    EMAIL_LINK_INVALID: 'This link is not valid, was used, or a newer one was sent.',
    EMAIL_LINK_EXPIRED: 'This link has expired.',
    EMAIL_CHANGE_REQUESTED: 'A link was sent to {email}. Open it to confirm your new e-mail address.',
    EMAIL_CHANGE_CANCELED: 'Your e-mail address stays as it was.',
    EMAIL_CHANGED: 'Your account now has the e-mail address {email}.',
    EMAIL_CHANGE_UNDONE: 'Your account has the e-mail address {email} again, and all sessions were ended.',
  },
}
