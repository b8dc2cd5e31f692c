import type { OpeningTimes } from '@hogar/schema/places/openingState.ts'
import type { GeoPoint } from '@hogar/schema/places/postcodePlaces.ts'

type Branch = Readonly<{
  code: string
  name: string
  street: string
  postcode: string | null | undefined
  city: string | null | undefined
  phone: Readonly<{ dialled: string }> | null | undefined
  location: GeoPoint | null | undefined
  opening: readonly OpeningTimes[]
}>

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
const CLOSED = '00:00'

/**
 * Returns branches as schema.org structured data: address, position, hours and their exceptions. Source: schema.org
 * FurnitureStore and OpeningHoursSpecification, where equal times of a date mean closed.
 */
export function branchesJsonLd(
  branches: readonly Branch[],
  { countryCode, page }: Readonly<{ countryCode: string; page: string }>,
) {
  return branches.map(({ code, name, street, postcode, city, phone, location, opening }) => ({
    '@context': 'https://schema.org',
    '@type': 'FurnitureStore',
    '@id': `${page}#${code}`,
    url: `${page}#${code}`,
    name,
    telephone: phone?.dialled,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      postalCode: postcode ?? undefined,
      addressLocality: city ?? undefined,
      addressCountry: countryCode,
    },
    geo: location ? { '@type': 'GeoCoordinates', ...location } : undefined,
    openingHoursSpecification: opening.map(({ day, from, to, date }) => ({
      '@type': 'OpeningHoursSpecification',
      ...(date ? { validFrom: date, validThrough: date } : { dayOfWeek: `https://schema.org/${DAYS[day - 1]}` }),
      opens: from ?? CLOSED,
      closes: to ?? CLOSED,
    })),
  }))
}
