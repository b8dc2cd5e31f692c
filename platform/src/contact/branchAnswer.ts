import type { Language } from '../language.ts'
import type { Branch } from './branches.ts'
import { dialled } from './contacts.ts'

/** A branch in the form of the REST API. */
export function branchAnswer(branch: Branch, language: Language) {
  const { code, kind, name, street, postcode, city, country, telephone, hours, handsOver, at, services } = branch
  const map = new URL('https://www.openstreetmap.org/search')
  map.searchParams.set('query', `${street}, ${postcode} ${city}`)
  return {
    code,
    type: kind === 'shop' ? 'shop' : 'pickup_point',
    is_pickup: handsOver,
    name,
    street,
    postcode,
    city,
    country_id: country,
    phoneNumber: dialled(telephone, country),
    phoneNumberFormatted: telephone,
    hours: hours[language],
    map_url: map.href,
    latitude: at[0],
    longitude: at[1],
    services,
  }
}
