import { createStoredValue, type StoredValueDefinition } from '../device/storedValue.ts'
import { isJsonRecord } from '../relay/payload.ts'
import { CAMPAIGN_TTL_MS } from './limits.ts'

/**
 * Campaign of a visit: source (`utm_source`), medium (`utm_medium`) and name (`utm_campaign`), at least one of them.
 */
export type Campaign = Readonly<{ source: string | null; medium: string | null; name: string | null }>

type StoredCampaign = Campaign & Readonly<{ since: number }>

/** Campaign as the device stores it. */
export const CAMPAIGN: StoredValueDefinition<StoredCampaign | null> = {
  name: 'campaign',
  parse: (kept) => (isStoredCampaign(kept) ? kept : null),
  empty: null,
}

function isStoredCampaign(kept: unknown): kept is StoredCampaign {
  if (!isJsonRecord(kept) || typeof kept['since'] !== 'number') return false
  return [kept['source'], kept['medium'], kept['name']].every((part) => part === null || typeof part === 'string')
}

/** Returns the campaign that still counts, null when there is none. */
export function storedCampaign(storeCode: string, now: number): Campaign | null {
  const kept = createStoredValue(CAMPAIGN, storeCode).read()
  if (!kept || now - kept.since > CAMPAIGN_TTL_MS) return null
  const { source, medium, name } = kept
  return { source, medium, name }
}
