import { parseAddress } from '../../checkout/address.ts'
import { ADDRESS_TEXTS, DIRECTION_NAMES } from '../../checkout/addressTexts.ts'
import { isPickupCarrier, findShippingTitle } from '../../checkout/shippingMethods.ts'
import { fillText } from '../../outbox/fillText.ts'
import type { MailBlock } from '../../outbox/layout/mailContent.ts'
import { storeOrDefault } from '../../stores.ts'
import type { StoreDefinition } from '../../stores.ts'
import { findBranch } from '../../contact/branches.ts'
import type { OrderRow } from '../orderRow.ts'
import { wordedDay } from '../../outbox/wordedTime.ts'

type Texts = Readonly<
  Record<'delivery' | 'pickup' | 'method' | 'arrives' | 'ready' | 'between' | 'on' | 'made', string>
>

const TEXTS: Readonly<Record<StoreDefinition['language'], Texts>> = {
  'es-MX': {
    delivery: 'Dirección de entrega',
    pickup: 'Lo recoges tú',
    method: 'Forma de envío',
    arrives: 'Llega',
    ready: 'Listo',
    between: 'del {from} al {to}',
    on: 'el {from}',
    made: 'hacia el {from}, en unos {days} días: se fabrica para ti',
  },
  'de-DE': {
    delivery: 'Lieferadresse',
    pickup: 'Du holst ab',
    method: 'Versandart',
    arrives: 'Lieferung',
    ready: 'Bereit',
    between: '{from} bis {to}',
    on: '{from}',
    made: 'um den {from}, in etwa {days} Tagen: wird für dich gefertigt',
  },
  'it-IT': {
    delivery: 'Indirizzo di consegna',
    pickup: 'Lo ritiri tu',
    method: 'Tipo di spedizione',
    arrives: 'Arriva',
    ready: 'Pronto',
    between: 'da {from} a {to}',
    on: '{from}',
    made: 'verso {from}, in circa {days} giorni: fatto per te',
  },
}

/** Returns the mail blocks of an order's delivery or pick-up; empty for an order without a delivery. */
export function deliveryBlocks(order: OrderRow): MailBlock[] {
  if (order.shipping_address === null || order.carrier_code === null) return []
  const store = storeOrDefault(order.store_code)
  const texts = TEXTS[store.language]
  const isPickedUp = isPickupCarrier(order.carrier_code)
  return [
    { kind: 'heading', text: isPickedUp ? texts.pickup : texts.delivery },
    ...(isPickedUp ? branchBlock(order) : [addressBlock(order, store)]),
    {
      kind: 'facts',
      rows: [{ label: texts.method, value: findShippingTitle(store, order.carrier_code) }, ...arrivalOf(order, store)],
    },
  ]
}

/** The branch that it is picked up in; nothing where none was named. */
function branchBlock({ pickup_branch: code }: OrderRow): MailBlock[] {
  const branch = code === null ? null : findBranch(code)
  if (branch === null) return []
  const { name, street, postcode, city, hours, country } = branch
  return [{ kind: 'address', lines: [name, street, `${postcode} ${city}`, hours[HOURS_LANGUAGE[country]]] }]
}

const HOURS_LANGUAGE = { MX: 'es', DE: 'de', IT: 'it' } as const

/** Days that the buyer was promised, as a row; nothing where none were. */
function arrivalOf(order: OrderRow, store: StoreDefinition) {
  const { delivery_from: from, delivery_to: to, made_to_order_days: days, carrier_code: carrier } = order
  if (from === null || to === null) return []
  const texts = TEXTS[store.language]
  // Noon in Greenwich is the same day in all time zones of the stores.
  const worded = (day: string) => wordedDay(store, new Date(`${day}T12:00:00Z`))
  const form = days !== null ? texts.made : from === to ? texts.on : texts.between
  const value = fillText(form, { from: worded(from), to: worded(to), days: String(days) })
  return [{ label: isPickupCarrier(carrier) ? texts.ready : texts.arrives, value, isStrong: true }]
}

function addressBlock({ shipping_address: stored }: OrderRow, { language }: StoreDefinition): MailBlock {
  const address = parseAddress(stored)
  const { firstname, lastname, mothers_name, company, street, postcode, city, region } = address
  const joined = (parts: readonly (string | null)[], between: string) =>
    parts.filter((part) => part !== null).join(between)
  const place = joined([postcode, city], ' ')
  const lines = [
    joined([firstname, lastname, mothers_name], ' '),
    company ?? '',
    ...street,
    language === 'es-MX' ? joined([place === '' ? null : place, region], ', ') : place,
    ...DIRECTION_NAMES.map((name) => (ADDRESS_TEXTS[name].isMailed ? address[name] : null) ?? ''),
  ]
  return { kind: 'address', lines: lines.filter((line) => line !== '') }
}
