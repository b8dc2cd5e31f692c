import { fieldsOf, listOf, numberOf, textOf } from '../parse/fields.ts'
import type { Fields } from '../parse/fields.ts'
import { storedTelephone } from '../telephones/storedTelephone.ts'
import { type AddressText, camelName, mapTexts } from './addressTexts.ts'

/** An address as the platform keeps and answers it. */
export type Address = Readonly<{
  firstname: string | null
  lastname: string | null
  street: readonly string[]
  city: string | null
  region: string | null
  region_code: string | null
  region_id: number | null
  postcode: string | null
  country_id: string | null
  telephone: string | null
  email: string | null
}> &
  Readonly<Record<AddressText, string | null>>

/** Reads an address in snake_case or camelCase; what is missing is null. */
export function parseAddress(value: unknown): Address {
  const fields = fieldsOf(value)
  const read = (snake: string, camel: string) => textOf(fields[snake]) ?? textOf(fields[camel])
  const region = fieldsOf(fields.region)
  const country = read('country_id', 'countryId')?.toUpperCase() ?? null
  return {
    firstname: textOf(fields.firstname),
    lastname: textOf(fields.lastname),
    street: listOf(fields.street).flatMap((line) => textOf(line) ?? []),
    city: textOf(fields.city),
    region: textOf(fields.region) ?? textOf(region.region),
    region_code: read('region_code', 'regionCode') ?? textOf(region.region_code),
    region_id: numberOf(fields.region_id) ?? numberOf(fields.regionId) ?? numberOf(region.region_id),
    postcode: textOf(fields.postcode),
    country_id: country,
    telephone: storedTelephone(textOf(fields.telephone), country),
    email: textOf(fields.email),
    ...mapTexts((name) => read(name, camelName(name))),
  }
}

/** The part of a request under either of two spellings of its name. */
export function readEither(fields: Fields, camel: string, snake: string): unknown {
  return fields[camel] ?? fields[snake]
}
