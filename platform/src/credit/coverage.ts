import { citiesBetween } from '../places/mexicanCities.ts'
import { placeOfPostcode } from '../places/placeOfPostcode.ts'

type State = Readonly<{
  code: string
  name: string
  /** First and last of the first two digits of its postal codes in which the shop lends. */
  prefixes: readonly [from: number, to: number]
  /** Municipalities beside those that have postal codes for themselves. */
  more: readonly string[]
}>

/** States in which the shop lends, in parts of them that its branches reach. */
const STATES: readonly State[] = [
  { code: 'CMX', name: 'Ciudad de México', prefixes: [1, 16], more: [] },
  { code: 'GUA', name: 'Guanajuato', prefixes: [36, 37], more: [] },
  { code: 'JAL', name: 'Jalisco', prefixes: [44, 45], more: ['Tlajomulco de Zúñiga'] },
  { code: 'MEX', name: 'Estado de México', prefixes: [50, 57], more: [] },
  { code: 'MIC', name: 'Michoacán', prefixes: [58, 58], more: ['Cuitzeo', 'Huandacareo', 'Santa Ana Maya', 'Tarímbaro'] },
  { code: 'MOR', name: 'Morelos', prefixes: [62, 62], more: ['Jiutepec', 'Temixco', 'Yautepec'] },
  { code: 'NLE', name: 'Nuevo León', prefixes: [64, 67], more: [] },
  { code: 'OAX', name: 'Oaxaca', prefixes: [68, 68], more: ['San Agustín Yatareni', 'Santa Cruz Xoxocotlán', 'Villa de Etla'] },
  { code: 'PUE', name: 'Puebla', prefixes: [72, 72], more: ['Coronango', 'Cuautlancingo', 'San Andrés Cholula', 'San Pedro Cholula'] },
  { code: 'QUE', name: 'Querétaro', prefixes: [76, 76], more: ['Corregidora', 'El Marqués', 'Tequisquiapan'] },
  { code: 'SIN', name: 'Sinaloa', prefixes: [80, 80], more: ['Badiraguato', 'Cosalá', 'Elota', 'Navolato'] },
  { code: 'VER', name: 'Veracruz', prefixes: [91, 91], more: ['Banderilla', 'Coatepec', 'Perote'] },
  { code: 'YUC', name: 'Yucatán', prefixes: [97, 97], more: ['Kanasín', 'Progreso', 'Tizimín'] },
] // prettier-ignore

const IN_ORDER = new Intl.Collator('es-MX')

/** States and municipalities in which the shop lends, each list in the order of the alphabet. */
export const CREDIT_PLACES = {
  estado: STATES.map(({ code, name }) => ({ clave: code, nombre: name })).toSorted((one, other) =>
    IN_ORDER.compare(one.nombre, other.nombre),
  ),
  municipios: Object.fromEntries(
    STATES.map(({ code, prefixes: [from, to], more }) => [
      code,
      [...new Set([...citiesBetween(from * 10, to * 10 + 9), ...more])].toSorted(IN_ORDER.compare),
    ]),
  ),
}

/** Returns whether the shop lends in a postal code of five digits, and its state and municipality where it does. */
export function coverageOf(postcode: string) {
  const prefix = Number(postcode.slice(0, 2))
  const state = STATES.find(({ prefixes: [from, to] }) => from <= prefix && prefix <= to)
  if (!state) return { cobertura: false, estado: null, municipio: null }
  return { cobertura: true, estado: state.name, municipio: placeOfPostcode(postcode, 'MX').cities[0] ?? null }
}
