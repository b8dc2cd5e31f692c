import { STORES } from '@hogar/schema/stores.ts'
import { expect, test } from 'vitest'
import { destination } from './destination.ts'

const MX = { chosen: null, countryCode: 'MX' }

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

test.each(['', 'MEX', 52, {}, ['MX']])(
  'the country %j is refused: no platform would say that it is none',
  (country) => {
    expect(() => destination({ countryCode: country as string }, MX)).toThrow(
      '`destination.countryCode` must be a code',
    )
  },
)

test.each([
  ['DE', 'DE'],
  ['mx', 'mx'],
  [null, 'MX'],
])('the country %j is that of the destination', (countryCode, expected) => {
  expect(destination({ countryCode }, MX)).toMatchObject({ country_id: expected, countryId: expected })
})
