import { STORES } from '@hogar/schema/stores.ts'
import { expect, test } from 'vitest'
import { destination } from './destination.ts'

test.each(STORES.map(({ code, countryCode }) => [code, countryCode] as const))(
  'without an address a delivery in the store %s is estimated for %s',
  (_code, countryCode) => {
    expect(destination(null, { chosen: null, countryCode })).toEqual({
      country_id: countryCode,
      countryId: countryCode,
    })
    expect(destination({ postcode: '44100' }, { chosen: null, countryCode })).toEqual({
      country_id: countryCode,
      countryId: countryCode,
      postcode: '44100',
    })
  },
)
