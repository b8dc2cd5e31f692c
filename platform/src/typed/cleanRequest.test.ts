import { expect, test } from 'vitest'
import { cleanRequest } from './cleanRequest.ts'

test.each([
  [{ email: ' mailto:Ana@BÜCHER.example\u202C' }, { email: 'Ana@xn--bcher-kva.example' }],
  [{ username: 'o’brien＠example.mx' }, { username: "o'brien@example.mx" }],
  [{ email: 'Ana López <ana@example.mx>' }, { email: 'ana@example.mx' }],
  [{ email: 'ana@bücher/x.de' }, { email: 'ana@bücher/x.de' }],
  [{ coupon: '\u200B“BIENVENIDO” ' }, { coupon: 'BIENVENIDO' }],
  [{ postcode: 'C.P. ４４１００' }, { postcode: '44100' }],
  [{ postalCode: '44 100' }, { postalCode: '44100' }],
  [{ postcode: 'SW1A 1AA' }, { postcode: 'SW1A 1AA' }],
  [{ postcode: '12345-6789' }, { postcode: '12345-6789' }],
  [{ vat_id: 'rfc: loja-850101-ab1' }, { vat_id: 'LOJA850101AB1' }],
  [
    { address: { firstname: '\u200BD´Angelo', street: ['Av.\u00A0Jua\u0301rez', null], id: ' 1' } },
    { address: { firstname: 'D´Angelo', street: ['Av. Juárez', null], id: ' 1' } },
  ],
  [{ contacts: [{ message: 'Hola\u200B\r\n👩\u200D🔧' }] }, { contacts: [{ message: 'Hola\n👩\u200D🔧' }] }],
  [{ customer: { addresses: [{ city: '\uD83DX\u0000' }] } }, { customer: { addresses: [{ city: '\uFFFDX' }] } }],
])('%j is read as %j', (sent, read) => {
  expect(cleanRequest(sent)).toEqual(read)
})

test.each([
  { password: ' a\u200B', currentPassword: '\u0301', newPassword: '\u00A0x' },
  { token: ' t', sku: 'A\u200B ', code: ' 1', email: 7, firstname: null },
  [' a ', 1, null],
  ' text ',
  undefined,
  Buffer.from(' bytes '),
])('%j is taken as it is', (sent) => {
  expect(cleanRequest(sent)).toEqual(sent)
})

test('a body that is deeper than any of a person’s costs no more', () => {
  let deep: unknown = { email: ' x ' }
  for (let level = 0; level < 50_000; level += 1) deep = [deep]
  expect(() => cleanRequest(deep)).not.toThrow()
})
