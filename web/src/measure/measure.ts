import { keptCampaign } from './campaign.ts'
import type { MeasuredItem } from './measuredItem.ts'
import { readCookies } from '../device/cookies.ts'

/** Something that a shop counts. Money as numbers, in the store's currency. */
export type Measured = Readonly<{
  event: 'view_item' | 'add_to_cart' | 'begin_checkout' | 'purchase'
  currency: string
  /** What all of it comes to: the sum of its items where nothing else is said. */
  value?: number
  items: readonly MeasuredItem[]
  /** Number of the order. */
  transaction_id?: string
}>

/**
 * Says what happened to whoever measures: `window.dataLayer`, which tag managers read, in the words of their commerce
 * events. Nobody is named in it: `user_id` is a keyed hash that the gateway puts into a cookie while an account is open. And
 * without a tag manager it leads nowhere.
 */
export function measure(storeCode: string, { event, value, ...said }: Measured): void {
  const campaign = keptCampaign(storeCode, Date.now())
  const events = (window.dataLayer ??= [])
  // Tag managers lay each event over the ones before: what was told of other products has to go first.
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

/** The name that measuring knows a customer by, on every device; null for a guest. */
const userId = () => /(?:^|; )userID=([0-9a-f]{32})(?:;|$)/.exec(readCookies())?.[1] ?? null

const sumOf = (items: readonly MeasuredItem[]) =>
  items.reduce((cents, { price, quantity }) => cents + Math.round(price * quantity * 100), 0) / 100
