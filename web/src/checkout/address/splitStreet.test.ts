import { expect, it } from 'vitest'
import { splitStreet } from './splitStreet.ts'

it.each([
  ['Av. Juárez 12', 'Av. Juárez', '12'],
  ['Calle 5 de Mayo #12 B', 'Calle 5 de Mayo', '12 B'],
  ['Hauptstraße 7a', 'Hauptstraße', '7a'],
  ['Via Roma, 3', 'Via Roma', '3'],
])('takes the number off %s', (text, street, number) => {
  expect(splitStreet(text)).toEqual({ street, number })
})

it.each(['Calle 60', 'Av. 16', 'Insurgentes Sur', '12', ''])('leaves %j alone', (text) => {
  expect(splitStreet(text)).toBeNull()
})
