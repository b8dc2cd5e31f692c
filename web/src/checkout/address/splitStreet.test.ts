import { assert, constant, constantFrom, integer, oneof, property, tuple } from 'fast-check'
import { expect, it } from 'vitest'
import { splitStreet } from './splitStreet.ts'

it.each([
  ['Av. Juárez 12', 'Av. Juárez', '12'],
  ['Calle 5 de Mayo #12 B', 'Calle 5 de Mayo', '#12 B'],
  ['Hauptstraße 7a', 'Hauptstraße', '7a'],
  ['Q 7, 24', 'Q 7', '24'],
  ['Via Roma, 3', 'Via Roma', '3'],
  ['Via Roma 3/A scala B', 'Via Roma', '3/A scala B'],
  ['Av. Álvaro Obregón 12-B int. 4', 'Av. Álvaro Obregón', '12-B int. 4'],
  ['Insurgentes Sur No. 1602, Piso 5', 'Insurgentes Sur', 'No. 1602, Piso 5'],
  ['Carretera Nacional Km 4.5', 'Carretera Nacional', 'Km 4.5'],
  ['Privada del Sol depto. 4', 'Privada del Sol', 'depto. 4'],
  ['Av. Central S/N', 'Av. Central', 'S/N'],
  ['Calle 60 Mz. 4, Lt. 7', 'Calle 60', 'Mz. 4, Lt. 7'],
])('takes the number off %s', (text, street, number) => {
  expect(splitStreet(text)).toEqual({ street, number })
})

it.each(['Calle 60', 'Av. 16', 'Prolongación Calle 60', 'Insurgentes Sur', 'Casa Blanca', '12', ''])(
  'leaves %j alone',
  (text) => {
    expect(splitStreet(text)).toBeNull()
  },
)

const streets = constantFrom(
  'Av. Álvaro Obregón',
  'Calle 5 de Mayo',
  '16 de Septiembre',
  'Calle 60',
  'Privada 2 Norte',
  'Cerrada de la Torre',
  'Av. 16',
  'Boulevard Interior',
  'Straße des 17. Juni',
  'Via XX Settembre',
)
const digits = integer({ min: 1, max: 99_999 }).map(String)
const houses = oneof(
  digits,
  tuple(constantFrom('#', '# ', 'No. ', 'Núm. '), digits).map((parts) => parts.join('')),
  tuple(digits, constantFrom('B', '-B', ' B', ' bis', '-14', '/A')).map((parts) => parts.join('')),
  constantFrom('S/N', 's/n', 'Mz 4 Lt 7', 'Mza. 4 Lote 7A', 'Km 12.5'),
)
const parts = oneof(
  constant(''),
  tuple(
    constantFrom(' int. ', ' Int ', ' interior ', ', depto. ', ' Depto ', ' local ', ' piso '),
    oneof(integer({ min: 1, max: 999 }).map(String), constantFrom('B', '3-A', 'PB')),
  ).map((words) => words.join('')),
)

it('gives back the street and the number that the form has joined', () => {
  assert(
    property(streets, houses, parts, (street, house, part) => {
      const number = `${house}${part}`
      expect(splitStreet(`${street} ${number}`)).toEqual({ street, number })
    }),
    { numRuns: 1000 },
  )
})
