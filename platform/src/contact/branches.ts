import type { StoreDefinition } from '../stores.ts'
import type { Text } from '../language.ts'
import { slug } from '../routing/slug.ts'
import { TIME_ZONES } from '../timeZones.ts'
import { COUNTER_HOURS, SHOP_HOURS, type Opening } from './branchHours.ts'

/** Somewhere to go: a shop with people and furniture in it, or a counter where orders are picked up. */
export type Branch = Readonly<{
  /** Short and lasting: `guadalajara-chapalita`. */
  code: string
  kind: 'shop' | 'pickupPoint'
  country: StoreDefinition['country']
  name: string
  /** Street and number, as the country writes them. */
  street: string
  postcode: string
  city: string
  /** In the form for display. None of these numbers can be assigned. */
  telephone: string
  hours: Text
  opening: readonly Opening[]
  /** IANA name of the zone of its hours: not all of a country's branches share one. */
  timeZone: string
  /** Latitude and longitude, in degrees. */
  at: readonly [latitude: number, longitude: number]
  services: readonly BranchService[]
  /** True if orders can be picked up there: at every pick-up point, and in shops with a counter. */
  handsOver: boolean
  hasParking: boolean
  isStepFree: boolean
}>

/** Service that a branch offers. */
export type BranchService = 'credit' | 'payments' | 'pickup' | 'assembly' | 'design' | 'returns'

/** A branch as it is listed below: what most of them share is filled in. */
type Place = Pick<Branch, 'name' | 'street' | 'postcode' | 'city' | 'telephone' | 'at'> &
  Readonly<{
    /** Services beside its counter's, and returns, which all take. */
    services?: readonly BranchService[]
    timeZone?: string
    hasNoCounter?: true
    hasParking?: true
    hasSteps?: true
  }>
type Places = Readonly<Record<Branch['kind'], readonly Place[]>>

const PLACES: Readonly<Record<Branch['country'], Places>> = {
  MX: {
    shop: [
      { name: 'Ciudad de México, Del Valle', at: [19.379, -99.179], street: 'Av. Insurgentes Sur 1120', postcode: '03100', city: 'Benito Juárez, Ciudad de México', telephone: '55 0000 0110', services: ['credit', 'payments', 'design'], hasParking: true },
      { name: 'Ciudad de México, Lindavista', at: [19.489, -99.135], street: 'Av. Montevideo 363', postcode: '07300', city: 'Gustavo A. Madero, Ciudad de México', telephone: '55 0000 0120', services: ['credit', 'payments'], hasParking: true },
      { name: 'Guadalajara, Chapalita', at: [20.666, -103.403], street: 'Av. Guadalupe 1280', postcode: '45040', city: 'Zapopan, Jalisco', telephone: '33 0000 0130', services: ['credit', 'payments', 'design'], hasParking: true },
      { name: 'Monterrey, Contry', at: [25.635, -100.28], street: 'Av. Eugenio Garza Sada 3820', postcode: '64860', city: 'Monterrey, Nuevo León', telephone: '81 0000 0140', timeZone: 'America/Monterrey', services: ['credit', 'payments'], hasParking: true },
      { name: 'Puebla, La Paz', at: [19.056, -98.225], street: 'Av. Juárez 2510', postcode: '72160', city: 'Puebla, Puebla', telephone: '222 000 0150', hasNoCounter: true, services: ['credit', 'payments', 'design'], hasSteps: true },
      { name: 'Querétaro, Centro Sur', at: [20.574, -100.376], street: 'Blvd. Bernardo Quintana 412', postcode: '76090', city: 'Querétaro, Querétaro', telephone: '442 000 0160', services: ['credit', 'payments'], hasParking: true },
    ],
    pickupPoint: [
      { name: 'Toluca, Tollocan', at: [19.285, -99.635], street: 'Paseo Tollocan 901', postcode: '50120', city: 'Toluca, Estado de México', telephone: '722 000 0210', hasParking: true },
      { name: 'León, Campestre', at: [21.155, -101.699], street: 'Blvd. Campestre 1408', postcode: '37150', city: 'León, Guanajuato', telephone: '477 000 0220', hasParking: true },
      { name: 'Mérida, Norte', at: [21.018, -89.611], street: 'Calle 60 Norte 335', postcode: '97119', city: 'Mérida, Yucatán', telephone: '999 000 0230', timeZone: 'America/Merida' },
      { name: 'Tijuana, Zona Río', at: [32.527, -117.02], street: 'Paseo de los Héroes 9350', postcode: '22010', city: 'Tijuana, Baja California', telephone: '664 000 0240', timeZone: 'America/Tijuana', hasSteps: true },
    ],
  },
  DE: {
    shop: [
      { name: 'Köln-Ehrenfeld', at: [50.951, 6.916], street: 'Venloer Straße 389', postcode: '50825', city: 'Köln', telephone: '0221 4710 110', services: ['payments', 'design'] },
      { name: 'Leipzig-Plagwitz', at: [51.326, 12.333], street: 'Karl-Heine-Straße 62', postcode: '04229', city: 'Leipzig', telephone: '0221 4710 120', hasNoCounter: true, services: ['design'], hasSteps: true },
    ],
    pickupPoint: [
      { name: 'Frankfurt, Ostend', at: [50.114, 8.718], street: 'Hanauer Landstraße 204', postcode: '60314', city: 'Frankfurt am Main', telephone: '069 90009 210' },
      { name: 'Hamburg, Altona', at: [53.55, 9.942], street: 'Große Bergstraße 170', postcode: '22767', city: 'Hamburg', telephone: '040 66969 220', hasParking: true },
    ],
  },
  IT: {
    shop: [
      { name: 'Bologna, Santo Stefano', at: [44.488, 11.356], street: 'Via Santo Stefano 88', postcode: '40125', city: 'Bologna BO', telephone: '051 000 0110', services: ['payments', 'design'], hasSteps: true },
      { name: 'Torino, Crocetta', at: [45.058, 7.663], street: 'Corso Galileo Ferraris 71', postcode: '10128', city: 'Torino TO', telephone: '011 000 0120', hasNoCounter: true, services: ['design'] },
    ],
    pickupPoint: [
      { name: 'Milano, Lambrate', at: [45.484, 9.242], street: 'Via Conte Rosso 26', postcode: '20134', city: 'Milano MI', telephone: '02 0000 0210', hasParking: true },
      { name: 'Firenze, Novoli', at: [43.796, 11.218], street: 'Viale Guidoni 97', postcode: '50127', city: 'Firenze FI', telephone: '055 000 0220', hasParking: true },
    ],
  },
} // prettier-ignore

/** The branches of a kind in a country, in the order to show them. */
export function branchesOf(country: Branch['country'], kind: Branch['kind']): Branch[] {
  const { words, opening } = kind === 'shop' ? SHOP_HOURS : COUNTER_HOURS
  return PLACES[country][kind].map(({ hasNoCounter = false, hasParking = false, hasSteps = false, ...place }) => ({
    timeZone: TIME_ZONES[country],
    ...place,
    code: slug(place.name),
    kind,
    country,
    hours: words,
    opening: opening[country],
    services: [...(place.services ?? []), ...(hasNoCounter ? [] : (['pickup'] as const)), 'returns'],
    handsOver: !hasNoCounter,
    hasParking,
    isStepFree: !hasSteps,
  }))
}

const COUNTRIES = ['MX', 'DE', 'IT'] as const

/** Branches that hand orders over, in a country or in all. */
export function handingBranches(country?: Branch['country']): Branch[] {
  const countries = country === undefined ? COUNTRIES : [country]
  return countries
    .flatMap((one) => [...branchesOf(one, 'shop'), ...branchesOf(one, 'pickupPoint')])
    .filter(({ handsOver }) => handsOver)
}

/** The branch with a code, in any country; null for none. */
export function findBranch(code: string): Branch | null {
  return handingBranches().find((branch) => branch.code === code) ?? null
}
