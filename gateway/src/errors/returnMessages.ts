import type { NoticeCode, UserErrorCode } from '../__generated__/schemaTypes.ts'
import type { MessageLanguage } from './core/messageLanguage.ts'

/** Keys of messages about cancelled orders and returns. */
export type ReturnMessageKey = Extract<
  UserErrorCode | NoticeCode,
  `ORDER_${string}` | `RETURN_${string}` | 'CANCEL_OR_RETURN_FAILED'
>

export const RETURN_MESSAGES: Readonly<Record<MessageLanguage, Readonly<Record<ReturnMessageKey, string>>>> = {
  'es-MX': {
    ORDER_NOT_FOUND: 'Este pedido ya no existe.',
    ORDER_NOT_WAITING: 'Este pedido ya no espera un crédito: ya está autorizado o cancelado.',
    ORDER_NOT_CANCELABLE: 'Ya no se puede cancelar así: el pedido salió, ya se canceló o espera su pago.',
    ORDER_LINE_QUANTITY: 'De estos artículos ya no queda esa cantidad en el pedido.',
    RETURN_NOT_POSSIBLE: 'Este pedido no se puede devolver: todavía no llega o ya pasó el plazo.',
    RETURN_PHOTOS: 'Puedes mandar hasta {max} fotos JPEG de {kilobytes} KB cada una.',
    CANCEL_OR_RETURN_FAILED: 'La cancelación o devolución del pedido o del producto falló.',
    ORDER_CANCELED: 'Tu pedido quedó cancelado.',
    ORDER_LINES_CANCELED: 'Los artículos quedaron cancelados.',
    RETURN_CREATED: 'Recibimos tu solicitud de devolución.',
    ORDER_TOTAL_DIFFERS: 'Tu pedido {name} quedó en {now}, no en {before} como habías aceptado. Revísalo.',
    ORDER_QUEUED: 'Recibimos tu pedido. Te enviaremos el número por correo en cuanto esté confirmado.',
  },
  'de-DE': {
    ORDER_NOT_FOUND: 'Diese Bestellung gibt es nicht mehr.',
    ORDER_NOT_WAITING: 'Diese Bestellung wartet auf keinen Kredit mehr: Sie ist freigegeben oder storniert.',
    ORDER_NOT_CANCELABLE:
      'So lässt sie sich nicht mehr stornieren: Sie ist unterwegs, schon storniert oder wartet auf ihre Zahlung.',
    ORDER_LINE_QUANTITY: 'So viele davon sind nicht mehr in der Bestellung.',
    RETURN_NOT_POSSIBLE: 'Diese Bestellung kann nicht zurückgehen: Sie ist noch nicht da, oder die Frist ist vorbei.',
    RETURN_PHOTOS: 'Du kannst bis zu {max} JPEG-Fotos mit je {kilobytes} KB schicken.',
    CANCEL_OR_RETURN_FAILED: 'Stornierung oder Rückgabe der Bestellung oder des Artikels ist fehlgeschlagen.',
    ORDER_CANCELED: 'Deine Bestellung ist storniert.',
    ORDER_LINES_CANCELED: 'Die Artikel sind storniert.',
    RETURN_CREATED: 'Deine Rückgabe ist bei uns angekommen.',
    ORDER_TOTAL_DIFFERS: 'Deine Bestellung {name} kostet {now} statt der vereinbarten {before}. Bitte prüfe sie.',
    ORDER_QUEUED:
      'Deine Bestellung ist eingegangen. Die Bestellnummer bekommst du per E-Mail, sobald sie bestätigt ist.',
  },
  'it-IT': {
    ORDER_NOT_FOUND: 'Questo ordine non esiste più.',
    ORDER_NOT_WAITING: 'Questo ordine non aspetta più un credito: è già autorizzato o annullato.',
    ORDER_NOT_CANCELABLE: 'Così non si può più annullare: l’ordine è partito, è già annullato o aspetta il pagamento.',
    ORDER_LINE_QUANTITY: 'Di questi articoli non ne restano così tanti nell’ordine.',
    RETURN_NOT_POSSIBLE: 'Questo ordine non si può restituire: non è ancora arrivato o il termine è passato.',
    RETURN_PHOTOS: 'Puoi mandare fino a {max} foto JPEG di {kilobytes} KB ciascuna.',
    CANCEL_OR_RETURN_FAILED: 'L’annullamento o il reso dell’ordine o del prodotto non è riuscito.',
    ORDER_CANCELED: 'Il tuo ordine è annullato.',
    ORDER_LINES_CANCELED: 'Gli articoli sono annullati.',
    RETURN_CREATED: 'Abbiamo ricevuto la tua richiesta di reso.',
    ORDER_TOTAL_DIFFERS: 'Il tuo ordine {name} è di {now}, non di {before} come avevi accettato. Controllalo.',
    ORDER_QUEUED: 'Abbiamo ricevuto il tuo ordine. Ti invieremo il numero via e-mail appena sarà confermato.',
  },
  en: {
    ORDER_NOT_FOUND: 'This order no longer exists.',
    ORDER_NOT_WAITING: 'This order no longer waits for credit: it was authorized or canceled.',
    ORDER_NOT_CANCELABLE: 'This order can no longer be canceled: it was sent, was canceled, or waits for its payment.',
    ORDER_LINE_QUANTITY: 'The order no longer has this quantity of these products.',
    RETURN_NOT_POSSIBLE: 'This order cannot be returned: it has not arrived yet, or the time is over.',
    RETURN_PHOTOS: 'You can send up to {max} JPEG photos of {kilobytes} KB each.',
    CANCEL_OR_RETURN_FAILED: 'Order or product cancel or return failed',
    ORDER_CANCELED: 'Your order was canceled.',
    ORDER_LINES_CANCELED: 'The products were canceled.',
    RETURN_CREATED: 'Your request for a return was received.',
    ORDER_TOTAL_DIFFERS: 'Your order {name} costs {now}, not {before} as you had agreed to. Check it.',
    ORDER_QUEUED: 'Your order was received. Its number is mailed to you as soon as it is confirmed.',
  },
}
