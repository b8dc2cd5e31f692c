import type { StoreDefinition } from '../stores.ts'
import {
  EXPRESS_TRANSIT_DAYS,
  EXPRESS_WINDOW_DAYS,
  FREIGHT_PREPARATION_DAYS,
  FREIGHT_WINDOW_DAYS,
  MADE_TO_ORDER_DAYS,
  PARCEL_PREPARATION_DAYS,
  PARCEL_UP_TO_KG,
  PARCEL_WINDOW_DAYS,
  RESTOCK_DAYS,
  SAME_DAY_UNTIL_HOUR,
} from './limits.ts'
import { isPublicHoliday } from './isPublicHoliday.ts'
import { transitDays } from './transitDays.ts'
import { TIME_ZONES } from '../timeZones.ts'

/** Product data that determines a delivery. */
export type Shipment = Readonly<{
  /** Kilograms; unknown counts as a parcel. */
  weight: number | null
  isInStock: boolean
  /** Pick-up in a branch only, without delivery. */
  isPickedUp: boolean
  /** Made after the order: neither stock nor the way of delivery decides when it arrives. */
  isMadeToOrder: boolean
  /** Sent by the fastest way, before everything else. */
  isExpress?: boolean
  /** Ids of the categories that it stands in, from the department down. */
  categoryIds: readonly number[]
}>

export type Destination = Readonly<{ country: StoreDefinition['country']; postcode: string }>

/** First and last day, `yyyy-mm-dd`. */
export type DeliveryWindow = Readonly<{
  earliest: string
  latest: string
  /** Calendar days from the order, of goods that are made to order; null for other goods. */
  madeToOrderDays: number | null
}>

const MS_PER_DAY = 86_400_000
/** Additional working days of preparation by department: appliances are tested, vehicles registered. */
const EXTRA_PREPARATION: ReadonlyMap<number, number> = new Map([
  [1200, 1],
  [1300, 3],
])

/**
 * When something ordered at `now` arrives: it is got back from its maker if it is sold out, made ready by weight and
 * category, and carried by the distance of the postcode. Only working days of the country count, except for goods that
 * are made to order.
 */
export function deliveryWindow(shipment: Shipment, { country, postcode }: Destination, now: Date): DeliveryWindow {
  if (shipment.isMadeToOrder) return madeToOrderWindow(now, country)
  const isParcel = (shipment.weight ?? 0) <= PARCEL_UP_TO_KG
  const isExpress = shipment.isExpress === true
  const extra = shipment.categoryIds.map((id) => EXTRA_PREPARATION.get(id) ?? 0)
  const packing = isExpress ? 0 : isParcel ? PARCEL_PREPARATION_DAYS : FREIGHT_PREPARATION_DAYS
  const waiting = shipment.isInStock ? 0 : RESTOCK_DAYS
  const road = isExpress ? EXPRESS_TRANSIT_DAYS : transitDays(country, postcode)
  const days = waiting + packing + Math.max(0, ...extra) + (shipment.isPickedUp ? 0 : road)
  const earliest = addWorkingDays(orderDay(now, country), days, country)
  const span = isExpress ? EXPRESS_WINDOW_DAYS : isParcel ? PARCEL_WINDOW_DAYS : FREIGHT_WINDOW_DAYS
  const latest = addWorkingDays(earliest, span, country)
  return { earliest: dayText(earliest), latest: dayText(latest), madeToOrderDays: null }
}

function madeToOrderWindow(now: Date, country: StoreDefinition['country']): DeliveryWindow {
  const { today } = localTime(now, country)
  const day = dayText(new Date(today.getTime() + MADE_TO_ORDER_DAYS * MS_PER_DAY))
  return { earliest: day, latest: day, madeToOrderDays: MADE_TO_ORDER_DAYS }
}

/** The day from which on something that stands in a branch can be picked up there, `yyyy-mm-dd`. */
export function readyDay(now: Date, country: StoreDefinition['country']): string {
  return dayText(orderDay(now, country))
}

/** The day on which an order is begun: today, or tomorrow when the afternoon has come; in the store's own time. */
function orderDay(now: Date, country: StoreDefinition['country']): Date {
  const { today, hour } = localTime(now, country)
  const begun = hour < SAME_DAY_UNTIL_HOUR ? today : new Date(today.getTime() + MS_PER_DAY)
  return isWorkingDay(begun, country) ? begun : addWorkingDays(begun, 1, country)
}

function localTime(now: Date, country: StoreDefinition['country']): Readonly<{ today: Date; hour: number }> {
  // Swedish writes `yyyy-mm-dd hh`, the one form that needs no putting together.
  const [date, hour] = new Intl.DateTimeFormat('sv-SE', {
    timeZone: TIME_ZONES[country],
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
  })
    .format(now)
    .split(' ')
  return { today: new Date(`${date}T00:00:00Z`), hour: Number(hour) }
}

function addWorkingDays(from: Date, days: number, country: StoreDefinition['country']): Date {
  let day = from
  for (let left = days; left > 0;) {
    day = new Date(day.getTime() + MS_PER_DAY)
    if (isWorkingDay(day, country)) left -= 1
  }
  return day
}

function isWorkingDay(day: Date, country: StoreDefinition['country']): boolean {
  const isWeekend = day.getUTCDay() === 0 || day.getUTCDay() === 6
  return !isWeekend && !isPublicHoliday(day, country)
}

function dayText(day: Date): string {
  return day.toISOString().slice(0, 'yyyy-mm-dd'.length)
}
