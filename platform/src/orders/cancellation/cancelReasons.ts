import type { StoreDefinition } from '../../stores.ts'
import type { OrderRow } from '../orderRow.ts'

export const CANCEL_REASON_CODES = [
  'changed_mind',
  'by_mistake',
  'better_price',
  'too_slow',
  'wrong_address',
  'payment_problem',
  'other',
] as const
export type CancelReasonCode = (typeof CANCEL_REASON_CODES)[number]

const LABELS: Readonly<Record<StoreDefinition['language'], Readonly<Record<CancelReasonCode, string>>>> = {
  'es-MX': {
    changed_mind: 'Cambié de opinión',
    by_mistake: 'Lo pedí por error',
    better_price: 'Encontré un mejor precio',
    too_slow: 'La entrega tarda demasiado',
    wrong_address: 'La dirección de entrega es incorrecta',
    payment_problem: 'No puedo pagarlo como elegí',
    other: 'Otro motivo',
  },
  'de-DE': {
    changed_mind: 'Ich habe es mir anders überlegt',
    by_mistake: 'Ich habe versehentlich bestellt',
    better_price: 'Ich habe es günstiger gefunden',
    too_slow: 'Die Lieferung dauert zu lange',
    wrong_address: 'Die Lieferadresse ist falsch',
    payment_problem: 'Ich kann nicht wie gewählt bezahlen',
    other: 'Anderer Grund',
  },
  'it-IT': {
    changed_mind: 'Ho cambiato idea',
    by_mistake: 'L’ho ordinato per errore',
    better_price: 'L’ho trovato a un prezzo migliore',
    too_slow: 'La consegna richiede troppo tempo',
    wrong_address: 'L’indirizzo di consegna è sbagliato',
    payment_problem: 'Non posso pagarlo come avevo scelto',
    other: 'Altro motivo',
  },
}

/** Returns the reasons for a cancellation in a store's language, without those that cannot apply to the order. */
export function cancelReasons(order: OrderRow, store: StoreDefinition) {
  const isUntrue: Partial<Record<CancelReasonCode, boolean>> = {
    wrong_address: order.shipping_address === null,
    payment_problem: !order.status.startsWith('pending'),
  }
  return CANCEL_REASON_CODES.filter((code) => isUntrue[code] !== true).map((code) => ({
    value: code,
    label: LABELS[store.language][code],
  }))
}
