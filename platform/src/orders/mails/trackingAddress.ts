/** Pages on which delivery companies say where a parcel is, by the company's name in lower case. */
const PAGES: ReadonlyMap<string, string> = new Map([
  ['dhl', 'https://www.dhl.com/global-en/home/tracking.html?tracking-id={guide}'],
  ['fedex', 'https://www.fedex.com/fedextrack/?trknbr={guide}'],
  ['ups', 'https://www.ups.com/track?tracknum={guide}'],
  ['gls', 'https://gls-group.com/track/{guide}'],
])

/** Returns where a parcel is followed; null without a number and for companies that are not known. */
export function trackingAddress(company: string | null, guide: string | null): string | null {
  if (company === null || guide === null) return null
  const page = PAGES.get(company.trim().toLowerCase())
  return page === undefined ? null : page.replace('{guide}', () => encodeURIComponent(guide))
}
