import * as v from 'valibot'
import { CAMPAIGN_MAX_CHARACTERS } from '@hogar/schema/validation/limits.ts'
import { createKeptValue, type KeptDefinition } from '../device/keptValue.ts'
import { CAMPAIGN_TTL_MS } from './limits.ts'

/** Who sent a shopper (`utm_source`), by what way (`utm_medium`) and for what (`utm_campaign`). */
export type Campaign = Readonly<{ source: string; medium: string | null; name: string | null }>

const CAMPAIGN: KeptDefinition<(Campaign & Readonly<{ since: number }>) | null> = {
  name: 'campaign',
  schema: v.nullable(
    v.object({ source: v.string(), medium: v.nullable(v.string()), name: v.nullable(v.string()), since: v.number() }),
  ),
  empty: null,
}

/** Ads that name themselves by the id of a click alone. */
const ADS_BY_CLICK_ID = {
  gclid: 'google',
  gbraid: 'google',
  wbraid: 'google',
  fbclid: 'facebook',
  msclkid: 'bing',
  ttclid: 'tiktok',
} as const

/** The campaign that an address names, null when it names none. */
export function readCampaign(search: string): Campaign | null {
  const parameters = new URLSearchParams(search)
  const part = (name: string) => parameters.get(name)?.trim().slice(0, CAMPAIGN_MAX_CHARACTERS) || null
  const clicked = Object.entries(ADS_BY_CLICK_ID).find(([id]) => part(id) !== null)?.[1] ?? null
  const source = part('utm_source') ?? clicked
  const medium = part('utm_medium') ?? (clicked ? 'cpc' : null)
  return source === null ? null : { source, medium, name: part('utm_campaign') }
}

/** Query of the address that the document was opened by: the page may have gone on from there by now. */
export function visitSearch(): string {
  const [visit] = performance.getEntriesByType('navigation')
  return visit ? new URL(visit.name).search : location.search
}

/** Keeps on the device what brought its shopper. The last campaign counts; a visit without one leaves it as it is. */
export function keepCampaign(storeCode: string, { search, now }: Readonly<{ search: string; now: number }>): void {
  const campaign = readCampaign(search)
  if (campaign) createKeptValue(CAMPAIGN, storeCode).update(() => ({ ...campaign, since: now }))
}

/** The campaign that still counts, null when there is none. */
export function keptCampaign(storeCode: string, now: number): Campaign | null {
  const kept = createKeptValue(CAMPAIGN, storeCode).read()
  if (!kept || now - kept.since > CAMPAIGN_TTL_MS) return null
  const { source, medium, name } = kept
  return { source, medium, name }
}
