import type { GeoPoint } from '@hogar/schema/places/postcodePlaces.ts'

/** Mean radius of the earth in kilometres. Source: International Union of Geodesy and Geophysics. */
const EARTH_RADIUS_KM = 6_371.0088

/** Returns the distance of two points in kilometres, in a straight line over the ground (haversine formula). */
export function distanceKm(a: GeoPoint, b: GeoPoint): number {
  const [latitude, otherLatitude] = [radians(a.latitude), radians(b.latitude)]
  const half = (difference: number) => Math.sin(difference / 2) ** 2
  const chord =
    half(otherLatitude - latitude) +
    Math.cos(latitude) * Math.cos(otherLatitude) * half(radians(b.longitude - a.longitude))
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
