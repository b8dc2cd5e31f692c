import type { StoreDefinition } from '../stores.ts'
import type { CardField } from './checkCard.ts'

export type PaymentTexts = Readonly<
  Record<
    | 'title'
    | 'order'
    | 'pay'
    | 'back'
    | 'paid'
    | 'nothing'
    | 'canceled'
    | 'unknown'
    | 'tooMany'
    | 'line'
    | 'declined'
    | 'funds',
    string
  > & {
    fields: Readonly<Record<CardField, string>>
    faults: Readonly<Record<CardField, string>>
  }
>

const TEXTS: Readonly<Record<StoreDefinition['language'], PaymentTexts>> = {
  'es-MX': {
    title: 'Pagar con tarjeta',
    order: 'Pedido {number}',
    pay: 'Pagar {amount}',
    back: 'Volver a la tienda',
    paid: 'Este pedido ya está pagado.',
    nothing: 'No queda nada por pagar de este pedido.',
    canceled: 'Este pedido está cancelado: ya no se puede pagar.',
    unknown: 'Este enlace no lleva a ningún pago.',
    tooMany: 'Probaste demasiadas tarjetas. Habla con tu banco y haz un pedido nuevo.',
    line: 'Tu línea de crédito ya no alcanza para su parte del pedido. No se cobró nada.',
    declined: 'La plataforma de pago no aprobó el pago. No se cobró nada. Prueba con otra tarjeta.',
    funds: 'La tarjeta no tiene fondos suficientes. Prueba con otra.',
    fields: {
      number: 'Número de tarjeta',
      expiry: 'Vence (MM/AA)',
      code: 'Código de seguridad',
      holder: 'Nombre en la tarjeta',
    },
    faults: {
      number: 'Revisa el número de la tarjeta.',
      expiry: 'Revisa la fecha: la tarjeta no debe estar vencida.',
      code: 'Son 3 o 4 dígitos.',
      holder: 'Escribe el nombre como está en la tarjeta.',
    },
  },
  'de-DE': {
    title: 'Mit Karte bezahlen',
    order: 'Bestellung {number}',
    pay: '{amount} bezahlen',
    back: 'Zurück zum Shop',
    paid: 'Diese Bestellung ist schon bezahlt.',
    nothing: 'Für diese Bestellung ist nichts mehr zu bezahlen.',
    canceled: 'Diese Bestellung ist storniert und kann nicht mehr bezahlt werden.',
    unknown: 'Dieser Link führt zu keiner Zahlung.',
    tooMany: 'Das waren zu viele Karten. Sprich mit deiner Bank und bestelle noch einmal.',
    line: 'Deine Kreditlinie reicht für ihren Teil der Bestellung nicht mehr. Es wurde nichts abgebucht.',
    declined: 'Die Zahlung wurde nicht genehmigt. Es wurde nichts abgebucht. Versuch es mit einer anderen Karte.',
    funds: 'Das Guthaben der Karte reicht nicht. Versuch es mit einer anderen.',
    fields: { number: 'Kartennummer', expiry: 'Gültig bis (MM/JJ)', code: 'Prüfziffer', holder: 'Name auf der Karte' },
    faults: {
      number: 'Prüfe die Kartennummer.',
      expiry: 'Prüfe das Datum: Die Karte darf nicht abgelaufen sein.',
      code: 'Das sind 3 oder 4 Ziffern.',
      holder: 'Schreib den Namen wie auf der Karte.',
    },
  },
  'it-IT': {
    title: 'Paga con carta',
    order: 'Ordine {number}',
    pay: 'Paga {amount}',
    back: 'Torna al negozio',
    paid: 'Questo ordine è già pagato.',
    nothing: 'Per questo ordine non c’è più nulla da pagare.',
    canceled: 'Questo ordine è annullato e non si può più pagare.',
    unknown: 'Questo link non porta a nessun pagamento.',
    tooMany: 'Hai provato troppe carte. Parla con la tua banca e fai un nuovo ordine.',
    line: 'La tua linea di credito non basta più per la sua parte dell’ordine. Non è stato addebitato nulla.',
    declined: 'Il pagamento non è stato approvato. Non è stato addebitato nulla. Prova con un’altra carta.',
    funds: 'La carta non ha fondi sufficienti. Provane un’altra.',
    fields: {
      number: 'Numero della carta',
      expiry: 'Scadenza (MM/AA)',
      code: 'Codice di sicurezza',
      holder: 'Nome sulla carta',
    },
    faults: {
      number: 'Controlla il numero della carta.',
      expiry: 'Controlla la data: la carta non deve essere scaduta.',
      code: 'Sono 3 o 4 cifre.',
      holder: 'Scrivi il nome come sulla carta.',
    },
  },
}

/** Returns the texts of the payment page, in the language of the order's store. */
export function paymentTexts({ language }: Pick<StoreDefinition, 'language'>): PaymentTexts {
  return TEXTS[language]
}
