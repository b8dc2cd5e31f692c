import type { StoreDefinition } from '@hogar/schema/stores.ts'

/** Where a store sells, in its own words: a shopper looks for their own language, not for its name in another. */
export const STORE_PLACES: Readonly<Record<string, Readonly<{ short: string; long: string }>>> = {
  hogar: { short: 'México', long: 'México · Español · MXN' },
  viu: { short: 'México', long: 'México · Español · MXN' },
  mavi: { short: 'México', long: 'México · Español · MXN' },
  de: { short: 'Deutschland', long: 'Deutschland · Deutsch · EUR' },
  it: { short: 'Italia', long: 'Italia · Italiano · EUR' },
}

/** `Mavi, México`; a name that says the place already stays alone. */
export function nameWithPlace({ code, name }: Pick<StoreDefinition, 'code' | 'name'>): string {
  const place = STORE_PLACES[code]?.short
  return place === undefined || name.endsWith(place) ? name : `${name}, ${place}`
}
