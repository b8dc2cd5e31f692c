import type { StoreDefinition } from '../stores.ts'
import { germanTowns } from './germanTowns.ts'
import { ITALIAN_TOWNS } from './italianTowns.ts'
import { MEXICAN_CITIES } from './mexicanCities.ts'
import { suburbsOf } from './suburbsOf.ts'

/** Places of a postal code: its towns, and in Mexico its colonias. Empty for an unknown code. */
export type Place = Readonly<{ cities: readonly string[]; suburbs: readonly string[] }>

/** The place of a postal code of five digits, in a country. */
export function placeOfPostcode(postcode: string, country: StoreDefinition['country']): Place {
  switch (country) {
    case 'MX':
      return { cities: mexicanCity(postcode), suburbs: suburbsOf(postcode) }
    case 'DE':
      return { cities: germanTowns(postcode), suburbs: [] }
    case 'IT':
      return { cities: italianTown(postcode), suburbs: [] }
  }
}

function mexicanCity(postcode: string): readonly string[] {
  const prefix = Number(postcode.slice(0, 3))
  const city = MEXICAN_CITIES.find(([from, to]) => from <= prefix && prefix <= to)?.[2]
  return city === undefined ? [] : [city]
}

function italianTown(postcode: string): readonly string[] {
  const town = ITALIAN_TOWNS.find(([from, to]) => from <= postcode && postcode <= to)?.[2]
  return town === undefined ? [] : [town]
}
