import type { UserErrorCode } from '../__generated__/schemaTypes.ts'
import type { MessageLanguage } from './core/messageLanguage.ts'

/** Keys of messages about gift cards. */
type GiftCardMessageKey = Extract<UserErrorCode, `GIFT_CARD${string}`>

export const GIFT_CARD_MESSAGES: Readonly<Record<MessageLanguage, Readonly<Record<GiftCardMessageKey, string>>>> = {
  'es-MX': {
    GIFT_CARD_UNKNOWN: 'No encontramos una tarjeta con ese código. Revísalo: está en el correo que recibiste.',
    GIFT_CARD_REDEEMED: 'Esta tarjeta ya se canjeó.',
    GIFT_CARD_EXPIRED: 'Esta tarjeta ya venció.',
    GIFT_CARD_OTHER_STORE: 'Esta tarjeta es de otra de nuestras tiendas. Canjéala ahí.',
    GIFT_CARD_CANCELED: 'El pedido de esta tarjeta se canceló, así que ya no vale.',
    GIFT_CARDS_UNAVAILABLE: 'En esta tienda no se pueden canjear tarjetas de regalo.',
  },
  'de-DE': {
    GIFT_CARD_UNKNOWN:
      'Zu diesem Code gibt es keinen Gutschein. Prüf ihn: Er steht in der E-Mail, die du bekommen hast.',
    GIFT_CARD_REDEEMED: 'Dieser Gutschein ist schon eingelöst.',
    GIFT_CARD_EXPIRED: 'Dieser Gutschein ist abgelaufen.',
    GIFT_CARD_OTHER_STORE: 'Dieser Gutschein gehört zu einem anderen unserer Shops. Löse ihn dort ein.',
    GIFT_CARD_CANCELED: 'Die Bestellung dieses Gutscheins wurde storniert, deshalb gilt er nicht mehr.',
    GIFT_CARDS_UNAVAILABLE: 'In diesem Shop lassen sich keine Gutscheine einlösen.',
  },
  'it-IT': {
    GIFT_CARD_UNKNOWN: 'Nessuna carta regalo ha questo codice. Controllalo: è nell’e-mail che hai ricevuto.',
    GIFT_CARD_REDEEMED: 'Questa carta regalo è già stata riscattata.',
    GIFT_CARD_EXPIRED: 'Questa carta regalo è scaduta.',
    GIFT_CARD_OTHER_STORE: 'Questa carta regalo è di un altro dei nostri negozi. Riscattala lì.',
    GIFT_CARD_CANCELED: 'L’ordine di questa carta regalo è stato annullato, quindi non vale più.',
    GIFT_CARDS_UNAVAILABLE: 'In questo negozio non si possono riscattare carte regalo.',
  },
  en: {
    GIFT_CARD_UNKNOWN: 'There is no gift card with this code. Check it: it is in the e-mail that you received.',
    GIFT_CARD_REDEEMED: 'This gift card was already redeemed.',
    GIFT_CARD_EXPIRED: 'This gift card has expired.',
    GIFT_CARD_OTHER_STORE: 'This gift card belongs to another of our stores. Redeem it there.',
    GIFT_CARD_CANCELED: 'The order of this gift card was canceled, so that it is no longer valid.',
    GIFT_CARDS_UNAVAILABLE: 'Gift cards cannot be redeemed in this store.',
  },
}
