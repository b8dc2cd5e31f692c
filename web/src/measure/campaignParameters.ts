/** Names that start so say where a shopper came from. */
const PREFIXES = /^(?:utm|gad|hsa|hs|mtm|pk|piwik|matomo|oly|vero|mc|sc|mkt|ml|bsft|trk|ga|gl)_/
/** Names of clicks, ads, newsletters and partners, as the systems that send shoppers write them. */
const NAMES: ReadonlySet<string> = new Set(
  [
    'ref referrer referer source src campaign campaignid adgroupid adgroup adid adset creative keyword matchtype targetid',
    'adposition feeditemid loc_physical_ms loc_interest_ms gclsrc gbraid wbraid srsltid igshid igsh epik cjevent cjdata',
    'ef_id s_kwcid trk aff affid aff_id affiliate affiliate_id partner partner_id subid ncid wickedid dm_i li_fat_id',
    '_ga _gl _ke _kx _openstat __hstc __hssc __hsfp _hsenc _hsmi',
  ].flatMap((line) => line.split(' ')),
)

/**
 * True for a parameter that advertisers, newsletters and messengers add to an address: it says where a shopper came from,
 * never what is shown. It is no filter, whatever its value, and stays in the address for measuring.
 */
export function isCampaignParameter(name: string): boolean {
  const lower = name.toLowerCase()
  return PREFIXES.test(lower) || NAMES.has(lower) || /^\w*clid$/.test(lower)
}
