import type { StoreDefinition } from '../stores.ts'

type Zone = Readonly<{ days: number; prefixes: readonly string[] }>
type Zones = Readonly<{ elsewhere: number; zones: readonly Zone[] }>

/** The first two digits of a postcode name a state or an area; those near the warehouse or far from it are listed. */
const ZONES: Readonly<Record<StoreDefinition['country'], Zones>> = {
  MX: {
    elsewhere: 3,
    zones: [
      // Mexico City and the State of Mexico, where the warehouse is.
      { days: 1, prefixes: [...codes(1, 16), ...codes(50, 57)] },
      // The cities along the motorways: Guadalajara, Puebla, Querétaro, León, Monterrey.
      { days: 2, prefixes: ['36', '37', '44', '45', '64', '66', '67', '72', '76'] },
      // The peninsulas, and Chiapas.
      { days: 5, prefixes: [...codes(21, 24), '29', '30', '77', '97'] },
    ],
  },
  DE: { elsewhere: 2, zones: [] },
  // Sardinia, Calabria and Sicily.
  IT: { elsewhere: 2, zones: [{ days: 4, prefixes: ['07', '08', '09', ...codes(87, 98)] }] },
}

function codes(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, step) => String(first + step).padStart(2, '0'))
}

/** Working days on the road from the country's warehouse to a postcode of five digits. */
export function transitDays(country: StoreDefinition['country'], postcode: string): number {
  const { elsewhere, zones } = ZONES[country]
  return zones.find((zone) => zone.prefixes.includes(postcode.slice(0, 2)))?.days ?? elsewhere
}
