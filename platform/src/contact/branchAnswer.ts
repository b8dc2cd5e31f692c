import type { Language } from '../language.ts'
import type { Branch } from './branches.ts'
import { exceptionsAround } from './branchHours.ts'
import { dialled } from '../contacts.ts'

/** A branch in the form of the REST API, with the exceptions of its hours around an instant. */
export function branchAnswer(branch: Branch, language: Language, now = new Date()) {
  const { code, kind, name, street, postcode, city, country, telephone, hours, handsOver, at, services } = branch
  const { closedOn, special } = exceptionsAround(branch.opening, now)
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
    lat: at[0],
    lng: at[1],
    time_zone: branch.timeZone,
    opening: branch.opening,
    closed_on: closedOn,
    special,
    services,
    parking: branch.hasParking,
    step_free: branch.isStepFree,
  }
}
