type WrittenPlace = Readonly<{
  countryCode?: string | null | undefined
  postcode: string
  city: string
  region?: string | null | undefined
  regionCode?: string | null | undefined
}>

/** The line of an address with its postal code, as the country writes it: `40125 Bologna BO`, `44100 Guadalajara, Jalisco`. */
export function placeLine({ countryCode, postcode, city, region, regionCode }: WrittenPlace): string {
  const town = `${postcode} ${city}`.trim()
  // Many write the province behind the town already.
  if (countryCode === 'IT') return !regionCode || town.endsWith(` ${regionCode}`) ? town : `${town} ${regionCode}`
  return [town, region].filter(Boolean).join(', ')
}
