import { storedCampaign } from './campaign.ts'
import type { MeasuredItem } from './measuredItem.ts'
import { readCookies } from '../device/cookies.ts'

/** Event that a shop counts. Money as numbers, in the store's currency. */
export type Measured = Readonly<{
  event: 'view_item' | 'add_to_cart' | 'begin_checkout' | 'purchase'
  currency: string
  /** Value of the event; the sum of its items by default. */
  value?: number
  items: readonly MeasuredItem[]
  /** Number of the order. */
  transaction_id?: string
}>

/**
 * Reports an event through `window.dataLayer`, which tag managers read, in their e-commerce format. No personal data:
 * `user_id` is a keyed hash that the gateway sets as a cookie while an account is open. Without a tag manager it has
 * no effect.
 */
export function measure(storeCode: string, { event, value, ...said }: Measured): void {
  const campaign = storedCampaign(storeCode, Date.now())
  const events = (window.dataLayer ??= [])
  // Tag managers merge each event into the ones before: data of other products has to be cleared first.
  events.push({ ecommerce: null })
  events.push({
    event,
    store: storeCode,
    user_id: userId(),
    campaign_source: campaign?.source ?? null,
    campaign_medium: campaign?.medium ?? null,
    campaign_name: campaign?.name ?? null,
    ecommerce: { ...said, value: value ?? sumOf(said.items) },
  })
}

/** Returns the id that analytics use for a customer on every device; null for a guest. */
const userId = () => /(?:^|; )userID=([0-9a-f]{32})(?:;|$)/.exec(readCookies())?.[1] ?? null

const sumOf = (items: readonly MeasuredItem[]) =>
  items.reduce((cents, { price, quantity }) => cents + Math.round(price * quantity * 100), 0) / 100
