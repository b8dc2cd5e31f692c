/** A point on the earth, in degrees. */
export type GeoPoint = Readonly<{ latitude: number; longitude: number }>
/** A town, and its middle. */
export type Place = Readonly<{ name: string; point: GeoPoint }>

type Row = readonly [from: number, to: number, name: string, latitude: number, longitude: number]

/**
 * First two digits of postal codes, and the largest town of their area: near enough to sort branches by distance, not
 * to measure one. Areas that are far from any branch's town are left out.
 */
const AREAS: Readonly<Record<string, readonly Row[]>> = {
  MX: [
    [1, 16, 'Ciudad de México', 19.43, -99.13],
    [22, 22, 'Tijuana', 32.51, -117.02],
    [36, 37, 'León', 21.12, -101.68],
    [44, 45, 'Guadalajara', 20.67, -103.35],
    [50, 52, 'Toluca', 19.29, -99.66],
    [58, 58, 'Morelia', 19.7, -101.19],
    [62, 62, 'Cuernavaca', 18.92, -99.23],
    [64, 67, 'Monterrey', 25.67, -100.31],
    [68, 68, 'Oaxaca', 17.07, -96.72],
    [72, 72, 'Puebla', 19.04, -98.2],
    [76, 76, 'Querétaro', 20.59, -100.39],
    [77, 77, 'Cancún', 21.16, -86.85],
    [80, 80, 'Culiacán', 24.8, -107.39],
    [91, 91, 'Xalapa', 19.54, -96.91],
    [97, 97, 'Mérida', 20.97, -89.62],
  ],
  DE: [
    [1, 1, 'Dresden', 51.05, 13.74],
    [4, 4, 'Leipzig', 51.34, 12.37],
    [10, 14, 'Berlin', 52.52, 13.4],
    [20, 22, 'Hamburg', 53.55, 9.99],
    [28, 28, 'Bremen', 53.08, 8.8],
    [30, 30, 'Hannover', 52.37, 9.73],
    [40, 40, 'Düsseldorf', 51.23, 6.78],
    [44, 45, 'Essen', 51.46, 7.01],
    [50, 51, 'Köln', 50.94, 6.96],
    [53, 53, 'Bonn', 50.73, 7.1],
    [60, 65, 'Frankfurt', 50.11, 8.68],
    [68, 69, 'Mannheim', 49.49, 8.47],
    [70, 71, 'Stuttgart', 48.78, 9.18],
    [80, 82, 'München', 48.14, 11.58],
    [90, 91, 'Nürnberg', 49.45, 11.08],
  ],
  IT: [
    [0, 0, 'Roma', 41.9, 12.5],
    [10, 10, 'Torino', 45.07, 7.69],
    [16, 16, 'Genova', 44.41, 8.93],
    [20, 20, 'Milano', 45.46, 9.19],
    [24, 25, 'Brescia', 45.54, 10.22],
    [30, 30, 'Venezia', 45.44, 12.32],
    [35, 35, 'Padova', 45.41, 11.88],
    [37, 37, 'Verona', 45.44, 10.99],
    [40, 40, 'Bologna', 44.49, 11.34],
    [41, 43, 'Parma', 44.8, 10.33],
    [50, 50, 'Firenze', 43.77, 11.25],
    [56, 57, 'Pisa', 43.72, 10.4],
    [70, 70, 'Bari', 41.12, 16.87],
    [80, 80, 'Napoli', 40.85, 14.27],
    [90, 90, 'Palermo', 38.12, 13.36],
  ],
}

/** Form of a postal code in the countries of the stores. */
export const POSTCODE = /^\d{5}$/

/** Returns the largest town of the area of a postal code; null for a code of another form, or of no listed area. */
export function placeOfPostcode(postcode: string, country: string): Place | null {
  if (!POSTCODE.test(postcode)) return null
  const area = Number(postcode.slice(0, 2))
  return placeOf(AREAS[country]?.find(([from, to]) => from <= area && area <= to))
}

/** Returns the town whose name begins with a text, whatever its accents and case; null for fewer than three letters. */
export function placeOfName(name: string, country: string): Place | null {
  const wanted = folded(name)
  if (wanted.length < 3) return null
  return placeOf(AREAS[country]?.find(([, , town]) => folded(town).startsWith(wanted)))
}

/** Returns a name without accents, case and outer blanks. */
export function folded(name: string): string {
  return name.normalize('NFD').replaceAll(/\p{M}/gu, '').trim().toLowerCase()
}

function placeOf(row: Row | undefined): Place | null {
  if (row === undefined) return null
  const [, , name, latitude, longitude] = row
  return { name, point: { latitude, longitude } }
}
