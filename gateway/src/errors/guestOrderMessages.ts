import type { Language } from '@hogar/schema/stores.ts'
import type { NoticeCode, UserErrorCode } from '../__generated__/schemaTypes.ts'

/** Keys of messages about orders placed as a guest. */
type GuestOrderMessageKey = Extract<UserErrorCode | NoticeCode, `GUEST_ORDERS_${string}`>

export const GUEST_ORDER_MESSAGES: Readonly<Record<Language, Readonly<Record<GuestOrderMessageKey, string>>>> = {
  'es-MX': {
    GUEST_ORDERS_LATER:
      'Cambiaste tu correo hace poco. Por seguridad, podrás traer las compras de ese correo unos días después.',
    GUEST_ORDERS_THERE: 'Las compras hechas con tu correo ya llegan a tu cuenta.',
    GUEST_ORDERS_UNAVAILABLE: 'En esta tienda no se pueden traer a la cuenta las compras hechas sin ella.',
    GUEST_ORDERS_REQUESTED: 'Te enviamos un enlace a {email}. Ábrelo en este dispositivo para traer tus compras.',
    GUEST_ORDERS_ADDED: 'Listo: las compras que hiciste con {email} ya están en tu cuenta.',
    GUEST_ORDERS_NONE: 'No hay compras hechas sin cuenta con {email}. Las que hagas desde ahora llegarán a tu cuenta.',
  },
  'de-DE': {
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
}
