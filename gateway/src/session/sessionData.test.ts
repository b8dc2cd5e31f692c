import { expect, test } from 'vitest'
import * as v from 'valibot'
import { EMPTY_SESSION, endedData, sessionDataSchema } from './sessionData.ts'

test('a session whose address passed the rules of its day stays open', () => {
  const address = {
    firstName: 'Recepción 2',
    lastName: 'López',
    street: ['Av. Juárez 10'],
    city: 'Guadalajara',
    regionCode: 'JAL',
    postcode: '44100',
    countryCode: 'MX',
    telephone: '0000000000',
    taxId: 'ABC123',
  }
  const chosen = { carrierCode: null, methodCode: null, shippingTitle: null }
  const data = { ...EMPTY_SESSION, cartToken: 'c', checkout: { address, billingAddress: address, ...chosen } }
  expect(v.parse(sessionDataSchema, data)).toEqual(data)
})

test('a session from before credit accounts stays open, and one that was ended has none', () => {
  expect(v.parse(sessionDataSchema, EMPTY_SESSION)).toEqual(EMPTY_SESSION)
  const proven = { ...EMPTY_SESSION, creditToken: 't' }
  expect(v.parse(sessionDataSchema, proven)).toEqual(proven)
  expect(JSON.stringify(endedData(proven))).not.toMatch(/credit/)
})
