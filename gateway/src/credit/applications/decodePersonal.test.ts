import { expect, test } from 'vitest'
import { decodePersonal } from './decodePersonal.ts'

test('what the applicant typed is as typed', () => {
  const home = { cp: '44100', estado: 'Jalisco', municipio: 'Guadalajara', colonia: 'Centro', calle: 'Juárez', numero: '10' } // prettier-ignore
  const { address } = decodePersonal({ domicilio: { ...home, entre_calles: 'A<B> & C&copy' } }, false)
  expect(address?.crossStreet).toBe('A<B> & C&copy')
})
