import { CAMPAIGN_MAX_CHARACTERS } from '@hogar/schema/validation/limits.ts'
import { createStoredValue } from '../device/storedValue.ts'
import { CAMPAIGN, type Campaign } from './campaign.ts'

/** Sources of ads that are identified by a click id alone. */
const ADS_BY_CLICK_ID = {
  gclid: 'google',
  gbraid: 'google',
  wbraid: 'google',
  fbclid: 'facebook',
  msclkid: 'bing',
  ttclid: 'tiktok',
} as const

/** Returns the campaign that an address names, null when it names none. */
export function readCampaign(search: string): Campaign | null {
  const parameters = new URLSearchParams(search)
  const part = (name: string) => parameters.get(name)?.trim().slice(0, CAMPAIGN_MAX_CHARACTERS) || null
  const clicked = Object.entries(ADS_BY_CLICK_ID).find(([id]) => part(id) !== null)?.[1] ?? null
  const source = part('utm_source') ?? clicked
  const medium = part('utm_medium') ?? (clicked ? 'cpc' : null)
  const name = part('utm_campaign')
  return source === null && medium === null && name === null ? null : { source, medium, name }
}

/** Returns the query of the address that the document was opened with: the page may have navigated since. */
export function visitSearch(): string {
  const [visit] = performance.getEntriesByType('navigation')
  return visit ? new URL(visit.name).search : location.search
}

/** Stores the campaign of a visit on the device. The last campaign counts; a visit without one leaves it unchanged. */
export function storeCampaign(storeCode: string, { search, now }: Readonly<{ search: string; now: number }>): void {
  const campaign = readCampaign(search)
  if (campaign) createStoredValue(CAMPAIGN, storeCode).update(() => ({ ...campaign, since: now }))
}
