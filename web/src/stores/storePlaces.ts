import type { StoreDefinition } from '@hogar/schema/stores.ts'

/** Country and language of each store, in its own language: a shopper looks for that, not for its translation. */
export const STORE_PLACES: Readonly<Record<string, Readonly<{ short: string; long: string }>>> = {
  hogar: { short: 'México', long: 'México · Español · MXN' },
  viu: { short: 'México', long: 'México · Español · MXN' },
  mavi: { short: 'México', long: 'México · Español · MXN' },
  de: { short: 'Deutschland', long: 'Deutschland · Deutsch · EUR' },
  it: { short: 'Italia', long: 'Italia · Italiano · EUR' },
}

/** Returns `Mavi, México`; a name that includes the place is returned alone. */
export function nameWithPlace({ code, name }: Pick<StoreDefinition, 'code' | 'name'>): string {
  const place = STORE_PLACES[code]?.short
  return place === undefined || name.endsWith(place) ? name : `${name}, ${place}`
}
