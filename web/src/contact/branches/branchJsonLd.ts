import type { OpeningTimes } from '@hogar/schema/places/openingState.ts'
import type { GeoPoint } from '@hogar/schema/places/postcodePlaces.ts'

type Branch = Readonly<{
  /** Absolute address of its card. */
  url: string
  name: string
  telephone: string | undefined
  address: Readonly<{
    street: string
    postcode: string | null | undefined
    city: string | null | undefined
    countryCode: string
  }>
  location: GeoPoint | null | undefined
  opening: readonly OpeningTimes[]
}>

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
const CLOSED = '00:00'

/**
 * Returns a branch as schema.org structured data: address, position, hours and their exceptions. Source: schema.org
 * FurnitureStore and OpeningHoursSpecification, where equal times of a date mean closed.
 */
export function branchJsonLd({ url, name, telephone, address, location, opening }: Branch) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FurnitureStore',
    '@id': url,
    url,
    name,
    telephone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      postalCode: address.postcode ?? undefined,
      addressLocality: address.city ?? undefined,
      addressCountry: address.countryCode,
    },
    geo: location ? { '@type': 'GeoCoordinates', ...location } : undefined,
    openingHoursSpecification: opening.map(({ day, from, to, date }) => ({
      '@type': 'OpeningHoursSpecification',
      ...(date ? { validFrom: date, validThrough: date } : { dayOfWeek: `https://schema.org/${DAYS[day - 1]}` }),
      opens: from ?? CLOSED,
      closes: to ?? CLOSED,
    })),
  }
}
