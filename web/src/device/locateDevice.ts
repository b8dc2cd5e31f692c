import type { GeoPoint } from '@hogar/schema/places/postcodePlaces.ts'

/** Reason why a device does not tell its place. */
export type NoPlace = 'refused' | 'notFound' | 'unsupported'

const LOCATE_MS = 10_000
/** Age in milliseconds up to which an earlier reading will do: nobody is in another town after five minutes. */
const READING_AGE_MS = 5 * 60_000

/** Asks the device where it is, which asks the shopper first. Never rejects; the place is given to nobody else. */
export function locateDevice(): Promise<GeoPoint | NoPlace> {
  const { geolocation }: { geolocation?: Geolocation } = navigator
  if (!geolocation || !isSecureContext) return Promise.resolve('unsupported')
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'refused' : 'notFound'),
      { enableHighAccuracy: false, timeout: LOCATE_MS, maximumAge: READING_AGE_MS },
    )
  })
}
