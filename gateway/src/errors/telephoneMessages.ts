import type { NoticeCode, UserErrorCode } from '../__generated__/schemaTypes.ts'
import type { MessageLanguage } from './core/messageLanguage.ts'

/** Keys of messages about telephone numbers that are confirmed by a code. */
type TelephoneMessageKey = Extract<UserErrorCode | NoticeCode, `SMS_${string}` | `TELEPHONE_${string}`>

export const TELEPHONE_MESSAGES: Readonly<Record<MessageLanguage, Readonly<Record<TelephoneMessageKey, string>>>> = {
  'es-MX': {
    TELEPHONE_MISSING: 'Esta dirección no tiene un teléfono al que podamos mandar un SMS.',
    SMS_NOT_SENT: 'No se pudo enviar el SMS. Inténtalo de nuevo en un momento.',
    SMS_UNCERTAIN: 'No sabemos si el SMS salió. Si te llega, escribe su código; si no, pide otro.',
    SMS_TOO_SOON: 'Ya te mandamos un código hace poco. En unos minutos puedes pedir otro.',
    SMS_DAY_LIMIT: 'Ya no podemos mandar más códigos hoy. Inténtalo mañana.',
    SMS_CODE_INCORRECT: 'El código SMS no es correcto o ya venció.',
    TELEPHONE_CODE_SENT: 'Te mandamos un código por SMS.',
    TELEPHONE_CONFIRMED: 'Tu teléfono quedó confirmado.',
  },
  'de-DE': {
    TELEPHONE_MISSING: 'Zu dieser Adresse gibt es keine Telefonnummer, an die wir eine SMS schicken können.',
    SMS_NOT_SENT: 'Die SMS konnte nicht gesendet werden. Versuch es gleich noch einmal.',
    SMS_UNCERTAIN:
      'Wir wissen nicht, ob die SMS unterwegs ist. Kommt sie an, gib ihren Code ein, sonst fordere einen neuen an.',
    SMS_TOO_SOON:
      'Wir haben dir gerade erst einen Code geschickt. In ein paar Minuten kannst du einen neuen anfordern.',
    SMS_DAY_LIMIT: 'Heute können wir keine weiteren Codes schicken. Versuch es morgen wieder.',
    SMS_CODE_INCORRECT: 'Der SMS-Code stimmt nicht oder ist abgelaufen.',
    TELEPHONE_CODE_SENT: 'Wir haben dir einen Code per SMS geschickt.',
    TELEPHONE_CONFIRMED: 'Deine Telefonnummer ist bestätigt.',
  },
  'it-IT': {
    TELEPHONE_MISSING: 'Questo indirizzo non ha un numero a cui mandare un SMS.',
    SMS_NOT_SENT: 'Non è stato possibile inviare l’SMS. Riprova tra un momento.',
    SMS_UNCERTAIN: 'Non sappiamo se l’SMS è partito. Se arriva, scrivi il suo codice; altrimenti chiedine un altro.',
    SMS_TOO_SOON: 'Ti abbiamo mandato un codice da poco. Tra qualche minuto puoi chiederne un altro.',
    SMS_DAY_LIMIT: 'Oggi non possiamo mandare altri codici. Riprova domani.',
    SMS_CODE_INCORRECT: 'Il codice SMS non è corretto o è scaduto.',
    TELEPHONE_CODE_SENT: 'Ti abbiamo mandato un codice via SMS.',
    TELEPHONE_CONFIRMED: 'Il tuo numero è confermato.',
  },
  en: {
    TELEPHONE_MISSING: 'This address has no telephone number to which an SMS can be sent.',
    SMS_NOT_SENT: 'SMS not sent',
    SMS_UNCERTAIN:
      'It is unknown whether the SMS was sent. If it arrives, enter its code; if not, request another one.',
    SMS_TOO_SOON: 'A code was sent a short time ago. You can request another one in a few minutes.',
    SMS_DAY_LIMIT: 'No more codes can be sent today. Try again tomorrow.',
    SMS_CODE_INCORRECT: 'Incorrect SMS code',
    TELEPHONE_CODE_SENT: 'A code was sent by SMS.',
    TELEPHONE_CONFIRMED: 'Your telephone number is confirmed.',
  },
}
