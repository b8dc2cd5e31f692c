import type { NoticeCode, UserErrorCode } from '../__generated__/schemaTypes.ts'
import type { MessageLanguage } from './core/messageLanguage.ts'

/** Keys of messages about orders placed as a guest, and orders that are found by number and e-mail address. */
type GuestOrderMessageKey = Extract<UserErrorCode | NoticeCode, `GUEST_ORDERS_${string}` | `TRACK${string}`>

export const GUEST_ORDER_MESSAGES: Readonly<Record<MessageLanguage, Readonly<Record<GuestOrderMessageKey, string>>>> = {
  'es-MX': {
    TRACKED_ORDER_UNKNOWN:
      'No encontramos un pedido con ese número y ese correo. Revisa los dos: están en el correo de confirmación.',
    TRACKING_UNAVAILABLE: 'En esta tienda no se puede consultar un pedido así. Escríbenos y te decimos cómo va.',
    GUEST_ORDERS_LATER:
      'Cambiaste tu correo hace poco. Por seguridad, podrás traer las compras de ese correo unos días después.',
    GUEST_ORDERS_THERE: 'Las compras hechas con tu correo ya llegan a tu cuenta.',
    GUEST_ORDERS_UNAVAILABLE: 'En esta tienda no se pueden traer a la cuenta las compras hechas sin ella.',
    GUEST_ORDERS_REQUESTED: 'Te enviamos un enlace a {email}. Ábrelo en este dispositivo para traer tus compras.',
    GUEST_ORDERS_ADDED: 'Listo: las compras que hiciste con {email} ya están en tu cuenta.',
    GUEST_ORDERS_NONE: 'No hay compras hechas sin cuenta con {email}. Las que hagas desde ahora llegarán a tu cuenta.',
  },
  'de-DE': {
    TRACKED_ORDER_UNKNOWN:
      'Zu dieser Nummer und dieser E-Mail-Adresse finden wir keine Bestellung. Beide stehen in der Bestätigung.',
    TRACKING_UNAVAILABLE: 'In diesem Shop lässt sich eine Bestellung so nicht abrufen. Schreib uns, wir schauen nach.',
    GUEST_ORDERS_LATER:
      'Du hast deine E-Mail-Adresse vor Kurzem geändert. Zur Sicherheit kannst du ihre Bestellungen erst in einigen Tagen holen.',
    GUEST_ORDERS_THERE: 'Die Bestellungen mit deiner E-Mail-Adresse kommen schon in dein Konto.',
    GUEST_ORDERS_UNAVAILABLE: 'In diesem Shop lassen sich Bestellungen ohne Konto nicht ins Konto holen.',
    GUEST_ORDERS_REQUESTED:
      'Ein Link ist unterwegs an {email}. Öffne ihn auf diesem Gerät, um deine Bestellungen zu holen.',
    GUEST_ORDERS_ADDED: 'Fertig: Deine Bestellungen mit {email} sind jetzt in deinem Konto.',
    GUEST_ORDERS_NONE:
      'Mit {email} wurde ohne Konto nichts bestellt. Künftige Bestellungen kommen von selbst in dein Konto.',
  },
  'it-IT': {
    TRACKED_ORDER_UNKNOWN:
      'Non troviamo un ordine con questo numero e questa e-mail. Controllali: sono nell’e-mail di conferma.',
    TRACKING_UNAVAILABLE:
      'In questo negozio non si può consultare un ordine così. Scrivici e ti diciamo a che punto è.',
    GUEST_ORDERS_LATER:
      'Hai cambiato e-mail da poco. Per sicurezza potrai portare qui i suoi ordini solo tra qualche giorno.',
    GUEST_ORDERS_THERE: 'Gli ordini fatti con la tua e-mail arrivano già nel tuo account.',
    GUEST_ORDERS_UNAVAILABLE: 'In questo negozio non si possono portare nell’account gli ordini fatti senza account.',
    GUEST_ORDERS_REQUESTED:
      'Abbiamo mandato un link a {email}. Aprilo su questo dispositivo per portare qui gli ordini.',
    GUEST_ORDERS_ADDED: 'Fatto: gli ordini che hai fatto con {email} ora sono nel tuo account.',
    GUEST_ORDERS_NONE:
      'Non ci sono ordini fatti senza account con {email}. Quelli futuri arriveranno da soli nel tuo account.',
  },
  en: {
    TRACKED_ORDER_UNKNOWN:
      'There is no order with this number and this e-mail address. Check both: they are in the confirmation.',
    TRACKING_UNAVAILABLE: 'Orders cannot be looked up like this in this store. Write to us for its status.',
    GUEST_ORDERS_LATER:
      'You changed your e-mail address recently. For safety, purchases made with it can be added some days later.',
    GUEST_ORDERS_THERE: 'Purchases made with your e-mail address already arrive in your account.',
    GUEST_ORDERS_UNAVAILABLE: 'In this store, purchases made without an account cannot be added to one.',
    GUEST_ORDERS_REQUESTED: 'A link was sent to {email}. Open it on this device to add your purchases.',
    GUEST_ORDERS_ADDED: 'The purchases made with {email} are in your account.',
    GUEST_ORDERS_NONE: 'No purchases were made with {email} without an account. Those from now on arrive in yours.',
  },
}
