import type { MailBlock } from '../../outbox/layout/mailContent.ts'
import { storeOrDefault } from '../../stores.ts'
import type { StoreDefinition } from '../../stores.ts'
import type { OrderRow } from '../orderRow.ts'

type Texts = Readonly<Record<'receipt' | 'orders' | 'request' | 'status', string>>

const TEXTS: Readonly<Record<StoreDefinition['language'], Texts>> = {
  'es-MX': {
    receipt: 'Ver tu comprobante',
    orders: 'Ver mis pedidos',
    request: 'Completar mi solicitud',
    status: 'Consultar el estado del pedido',
  },
  'de-DE': {
    receipt: 'Beleg ansehen',
    orders: 'Meine Bestellungen ansehen',
    request: 'Antrag ausfüllen',
    status: 'Stand der Bestellung ansehen',
  },
  'it-IT': {
    receipt: 'Vedi la ricevuta',
    orders: 'Vedi i miei ordini',
    request: 'Completa la richiesta',
    status: 'Controlla lo stato dell’ordine',
  },
}

/** Link to the receipt of an order; nothing for orders of before there were receipts. */
export function receiptLink({ receipt_code: code, store_code: storeCode }: OrderRow, isPrimary: boolean): MailBlock[] {
  if (code === null) return []
  const label = TEXTS[storeOrDefault(storeCode).language].receipt
  return [{ kind: 'action', label, href: `/receipt?proof=${code}`, isPrimary }]
}

/** Link to the application that an order on credit waits for; nothing for other orders. */
export function requestLink({ credit_request: folio, store_code: storeCode }: OrderRow): MailBlock[] {
  if (folio === null) return []
  const label = TEXTS[storeOrDefault(storeCode).language].request
  return [{ kind: 'action', label, href: `/my-account/credit-request/${folio}`, isPrimary: true }]
}

/**
 * Link to the page that shows the state of a guest's order; nothing for a customer's. It holds the number: the e-mail
 * address must not appear in an address.
 */
export function statusLink(
  { customer_id: customer, order_number: number, store_code: storeCode }: OrderRow,
  isPrimary: boolean,
): MailBlock[] {
  if (customer !== null) return []
  const label = TEXTS[storeOrDefault(storeCode).language].status
  return [{ kind: 'action', label, href: `/order-status?number=${encodeURIComponent(number)}`, isPrimary }]
}

/** Link to where a buyer follows an order: a customer's own orders, the state of a guest's order and its receipt. */
export function followLink(order: OrderRow): MailBlock[] {
  if (order.customer_id === null) return [...statusLink(order, true), ...receiptLink(order, false)]
  const label = TEXTS[storeOrDefault(order.store_code).language].orders
  return [{ kind: 'action', label, href: '/my-account/orders', isPrimary: true }]
}
