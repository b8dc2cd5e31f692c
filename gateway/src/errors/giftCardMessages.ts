import type { UserErrorCode } from '../__generated__/schemaTypes.ts'
import type { MessageLanguage } from './core/messageLanguage.ts'

/** Keys of messages about gift cards. */
export type GiftCardMessageKey = Extract<UserErrorCode, `GIFT_CARD${string}`> | 'GIFT_CARD_DAYS'

export const GIFT_CARD_MESSAGES: Readonly<Record<MessageLanguage, Readonly<Record<GiftCardMessageKey, string>>>> = {
  'es-MX': {
    GIFT_CARD_UNKNOWN: 'No encontramos una tarjeta con ese código. Revísalo: está en el correo que recibiste.',
    GIFT_CARD_REDEEMED: 'Esta tarjeta ya se canjeó.',
    GIFT_CARD_EXPIRED: 'Esta tarjeta ya venció.',
    GIFT_CARD_OTHER_STORE: 'Esta tarjeta es de otra de nuestras tiendas. Canjéala ahí.',
    GIFT_CARD_CANCELED: 'El pedido de esta tarjeta se canceló, así que ya no vale.',
    GIFT_CARDS_UNAVAILABLE: 'En esta tienda no se pueden canjear tarjetas de regalo.',
    GIFT_CARD_AMOUNT: 'El monto de una tarjeta de regalo es una cantidad entera de {minimum} a {maximum}.',
    GIFT_CARD_RECIPIENT_NAME: 'Escribe el nombre de quien recibe la tarjeta, de 1 a {max} caracteres.',
    GIFT_CARD_RECIPIENT_EMAIL: 'Revisa el correo de quien recibe la tarjeta.',
    GIFT_CARD_MESSAGE: 'El mensaje de una tarjeta de regalo tiene a lo más {max} caracteres.',
    GIFT_CARD_DAY: 'Elige otro día para enviar la tarjeta de regalo.',
    GIFT_CARD_DAYS: 'Una tarjeta de regalo se envía entre el {first} y el {last}. Elige otro día.',
  },
  'de-DE': {
    GIFT_CARD_UNKNOWN:
      'Zu diesem Code gibt es keinen Gutschein. Prüf ihn: Er steht in der E-Mail, die du bekommen hast.',
    GIFT_CARD_REDEEMED: 'Dieser Gutschein ist schon eingelöst.',
    GIFT_CARD_EXPIRED: 'Dieser Gutschein ist abgelaufen.',
    GIFT_CARD_OTHER_STORE: 'Dieser Gutschein gehört zu einem anderen unserer Shops. Löse ihn dort ein.',
    GIFT_CARD_CANCELED: 'Die Bestellung dieses Gutscheins wurde storniert, deshalb gilt er nicht mehr.',
    GIFT_CARDS_UNAVAILABLE: 'In diesem Shop lassen sich keine Gutscheine einlösen.',
    GIFT_CARD_AMOUNT: 'Ein Geschenkgutschein hat einen ganzen Betrag von {minimum} bis {maximum}.',
    GIFT_CARD_RECIPIENT_NAME: 'Gib den Namen der beschenkten Person an, mit 1 bis {max} Zeichen.',
    GIFT_CARD_RECIPIENT_EMAIL: 'Prüf die E-Mail-Adresse der beschenkten Person.',
    GIFT_CARD_MESSAGE: 'Die Nachricht eines Geschenkgutscheins hat höchstens {max} Zeichen.',
    GIFT_CARD_DAY: 'Wähle einen anderen Tag, an dem der Geschenkgutschein verschickt wird.',
    GIFT_CARD_DAYS:
      'Ein Geschenkgutschein wird zwischen dem {first} und dem {last} verschickt. Wähle einen anderen Tag.',
  },
  'it-IT': {
    GIFT_CARD_UNKNOWN: 'Nessuna carta regalo ha questo codice. Controllalo: è nell’e-mail che hai ricevuto.',
    GIFT_CARD_REDEEMED: 'Questa carta regalo è già stata riscattata.',
    GIFT_CARD_EXPIRED: 'Questa carta regalo è scaduta.',
    GIFT_CARD_OTHER_STORE: 'Questa carta regalo è di un altro dei nostri negozi. Riscattala lì.',
    GIFT_CARD_CANCELED: 'L’ordine di questa carta regalo è stato annullato, quindi non vale più.',
    GIFT_CARDS_UNAVAILABLE: 'In questo negozio non si possono riscattare carte regalo.',
    GIFT_CARD_AMOUNT: 'L’importo di una carta regalo è un numero intero da {minimum} a {maximum}.',
    GIFT_CARD_RECIPIENT_NAME: 'Scrivi il nome di chi riceve la carta regalo, da 1 a {max} caratteri.',
    GIFT_CARD_RECIPIENT_EMAIL: 'Controlla l’e-mail di chi riceve la carta regalo.',
    GIFT_CARD_MESSAGE: 'Il messaggio di una carta regalo ha al massimo {max} caratteri.',
    GIFT_CARD_DAY: 'Scegli un altro giorno per inviare la carta regalo.',
    GIFT_CARD_DAYS: 'Una carta regalo si invia tra il {first} e il {last}. Scegli un altro giorno.',
  },
  en: {
    GIFT_CARD_UNKNOWN: 'There is no gift card with this code. Check it: it is in the e-mail that you received.',
    GIFT_CARD_REDEEMED: 'This gift card was already redeemed.',
    GIFT_CARD_EXPIRED: 'This gift card has expired.',
    GIFT_CARD_OTHER_STORE: 'This gift card belongs to another of our stores. Redeem it there.',
    GIFT_CARD_CANCELED: 'The order of this gift card was canceled, so that it is no longer valid.',
    GIFT_CARDS_UNAVAILABLE: 'Gift cards cannot be redeemed in this store.',
    GIFT_CARD_AMOUNT: 'The amount of a gift card is a whole number from {minimum} to {maximum}.',
    GIFT_CARD_RECIPIENT_NAME: 'Enter the name of the recipient, with 1 to {max} characters.',
    GIFT_CARD_RECIPIENT_EMAIL: 'Check the e-mail address of the recipient.',
    GIFT_CARD_MESSAGE: 'The message of a gift card has {max} characters at most.',
    GIFT_CARD_DAY: 'Choose another day on which the gift card is sent.',
    GIFT_CARD_DAYS: 'A gift card is sent between {first} and {last}. Choose another day.',
  },
}
