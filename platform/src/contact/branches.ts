import type { StoreDefinition } from '../stores.ts'
import type { Text } from '../language.ts'
import { text } from '../language.ts'
import { slug } from '../catalogue/slug.ts'

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
  /** Latitude and longitude, in degrees. */
  at: readonly [latitude: number, longitude: number]
  services: readonly BranchService[]
  /** True if orders can be picked up there: at every pick-up point, and in shops with a counter. */
  handsOver: boolean
}>

/** Service that a branch offers. */
export type BranchService = 'exhibition' | 'pickup' | 'returns'

const SHOP_HOURS = text(
  'Lunes a sábado de 10 a 20 h, domingos de 11 a 19 h',
  'Montag bis Samstag 10 bis 19 Uhr',
  'Da lunedì a sabato 10-19.30',
)
const COUNTER_HOURS = text(
  'Lunes a sábado de 9 a 19 h',
  'Montag bis Freitag 9 bis 18 Uhr, Samstag 9 bis 14 Uhr',
  'Da lunedì a venerdì 9-18, sabato 9-13',
)

type Place = Omit<Branch, 'code' | 'kind' | 'country' | 'hours' | 'handsOver' | 'services'> &
  Readonly<{ hasNoCounter?: true }>
type Places = Readonly<Record<Branch['kind'], readonly Place[]>>

const PLACES: Readonly<Record<Branch['country'], Places>> = {
  MX: {
    shop: [
      { name: 'Ciudad de México, Del Valle', at: [19.3745, -99.1728], street: 'Av. Insurgentes Sur 1120', postcode: '03100', city: 'Benito Juárez, Ciudad de México', telephone: '55 0000 0110' },
      { name: 'Ciudad de México, Lindavista', at: [19.4886, -99.128], street: 'Av. Montevideo 363', postcode: '07300', city: 'Gustavo A. Madero, Ciudad de México', telephone: '55 0000 0120' },
      { name: 'Guadalajara, Chapalita', at: [20.664, -103.405], street: 'Av. Guadalupe 1280', postcode: '45040', city: 'Zapopan, Jalisco', telephone: '33 0000 0130' },
      { name: 'Monterrey, Contry', at: [25.642, -100.285], street: 'Av. Eugenio Garza Sada 3820', postcode: '64860', city: 'Monterrey, Nuevo León', telephone: '81 0000 0140' },
      { name: 'Puebla, La Paz', at: [19.056, -98.226], street: 'Av. Juárez 2510', postcode: '72160', city: 'Puebla, Puebla', telephone: '222 000 0150', hasNoCounter: true },
      { name: 'Querétaro, Centro Sur', at: [20.572, -100.37], street: 'Blvd. Bernardo Quintana 412', postcode: '76090', city: 'Querétaro, Querétaro', telephone: '442 000 0160' },
    ],
    pickupPoint: [
      { name: 'Toluca, Tollocan', at: [19.279, -99.643], street: 'Paseo Tollocan 901', postcode: '50120', city: 'Toluca, Estado de México', telephone: '722 000 0210' },
      { name: 'León, Campestre', at: [21.153, -101.698], street: 'Blvd. Campestre 1408', postcode: '37150', city: 'León, Guanajuato', telephone: '477 000 0220' },
      { name: 'Mérida, Norte', at: [21.005, -89.617], street: 'Calle 60 Norte 335', postcode: '97119', city: 'Mérida, Yucatán', telephone: '999 000 0230' },
      { name: 'Tijuana, Zona Río', at: [32.527, -117.019], street: 'Paseo de los Héroes 9350', postcode: '22010', city: 'Tijuana, Baja California', telephone: '664 000 0240' },
    ],
  },
  DE: {
    shop: [
      { name: 'Köln-Ehrenfeld', at: [50.951, 6.913], street: 'Venloer Straße 389', postcode: '50825', city: 'Köln', telephone: '0221 4710 110' },
      { name: 'Leipzig-Plagwitz', at: [51.332, 12.338], street: 'Karl-Heine-Straße 62', postcode: '04229', city: 'Leipzig', telephone: '0221 4710 120', hasNoCounter: true },
    ],
    pickupPoint: [
      { name: 'Frankfurt, Ostend', at: [50.114, 8.717], street: 'Hanauer Landstraße 204', postcode: '60314', city: 'Frankfurt am Main', telephone: '069 90009 210' },
      { name: 'Hamburg, Altona', at: [53.551, 9.94], street: 'Große Bergstraße 170', postcode: '22767', city: 'Hamburg', telephone: '040 66969 220' },
    ],
  },
  IT: {
    shop: [
      { name: 'Bologna, Santo Stefano', at: [44.487, 11.356], street: 'Via Santo Stefano 88', postcode: '40125', city: 'Bologna BO', telephone: '051 000 0110' },
      { name: 'Torino, Crocetta', at: [45.06, 7.665], street: 'Corso Galileo Ferraris 71', postcode: '10128', city: 'Torino TO', telephone: '011 000 0120', hasNoCounter: true },
    ],
    pickupPoint: [
      { name: 'Milano, Lambrate', at: [45.484, 9.24], street: 'Via Conte Rosso 26', postcode: '20134', city: 'Milano MI', telephone: '02 0000 0210' },
      { name: 'Firenze, Novoli', at: [43.793, 11.22], street: 'Viale Guidoni 97', postcode: '50127', city: 'Firenze FI', telephone: '055 000 0220' },
    ],
  },
} // prettier-ignore

/** The branches of a kind in a country, in the order to show them. */
export function branchesOf(country: Branch['country'], kind: Branch['kind']): Branch[] {
  const hours = kind === 'shop' ? SHOP_HOURS : COUNTER_HOURS
  return PLACES[country][kind].map(({ hasNoCounter = false, ...place }) => ({
    ...place,
    code: slug(place.name),
    kind,
    country,
    hours,
    services: servicesOf(kind, !hasNoCounter),
    handsOver: !hasNoCounter,
  }))
}

function servicesOf(kind: Branch['kind'], handsOver: boolean): BranchService[] {
  const exhibits: BranchService[] = kind === 'shop' ? ['exhibition'] : []
  const handles: BranchService[] = handsOver ? ['pickup', 'returns'] : []
  return [...exhibits, ...handles]
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
