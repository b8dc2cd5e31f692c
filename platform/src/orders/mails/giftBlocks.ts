import { giftOf } from '../../cart/gift.ts'
import type { MailBlock } from '../../outbox/layout/mailContent.ts'
import { storeOrDefault } from '../../stores.ts'
import type { StoreDefinition } from '../../stores.ts'
import type { OrderRow } from '../orderRow.ts'

type Texts = Readonly<Record<'title' | 'to' | 'from' | 'message' | 'slip' | 'hidden', string>>

const TEXTS: Readonly<Record<StoreDefinition['language'], Texts>> = {
  'es-MX': {
    title: 'Es un regalo',
    to: 'Para',
    from: 'De',
    message: 'Mensaje',
    slip: 'Ticket',
    hidden: 'El paquete lleva un ticket de regalo, sin precios.',
  },
  'de-DE': {
    title: 'Ein Geschenk',
    to: 'Für',
    from: 'Von',
    message: 'Nachricht',
    slip: 'Beleg',
    hidden: 'Im Paket liegt ein Geschenkbeleg ohne Preise.',
  },
  'it-IT': {
    title: 'È un regalo',
    to: 'Per',
    from: 'Da',
    message: 'Messaggio',
    slip: 'Scontrino',
    hidden: 'Nel pacco c’è uno scontrino regalo, senza prezzi.',
  },
}

/** Returns the mail blocks of an order's gift message; empty for an order without one. */
export function giftBlocks(order: OrderRow): MailBlock[] {
  const gift = giftOf(order)
  if (gift === null) return []
  const texts = TEXTS[storeOrDefault(order.store_code).language]
  return [
    { kind: 'heading', text: texts.title },
    {
      kind: 'facts',
      rows: [
        { label: texts.to, value: gift.to },
        { label: texts.from, value: gift.from },
        ...(gift.message === '' ? [] : [{ label: texts.message, value: gift.message }]),
        ...(gift.hide_prices ? [{ label: texts.slip, value: texts.hidden }] : []),
      ],
    },
  ]
}
