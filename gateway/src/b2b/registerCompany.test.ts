import { storeByCode } from '@hogar/schema/stores.ts'
import { beforeEach, expect, test } from 'vitest'
import { codes } from '../testing/codes.ts'
import {
  DOWN,
  FORM,
  GUEST,
  answers,
  companyForEachTest,
  platform,
  run,
  sent,
  shopper,
} from '../testing/companyPlatform.ts'

const PERSON = {
  firstName: 'Rosa',
  lastName: 'Mena',
  mothersName: 'Paz',
  email: 'rosa@mena.example',
  jobTitle: 'Dueña',
}
const CUSTOMER = 'POST customer_b2b'
const SAVE = 'POST company_b2b/12'

companyForEachTest()
beforeEach(() => {
  shopper.state.data = GUEST
  answers.set(CUSTOMER, [200, { id: 12, email: PERSON.email, is_new: true }])
  answers.set(SAVE, [200, { id: 5, status: 0 }])
})
const register = (company: object = {}, clientMutationId = 'k') =>
  run(
    'registerCompany',
    { ...PERSON, company: { ...FORM, ...company }, clientMutationId },
    'customer { email } company { status }',
  )

test('the payloads on the wire have the shop’s constants, and placeholders for the address', async () => {
  expect(await register({ taxId: 'cme-150305-ab8' })).toMatchObject({
    customer: null,
    company: null,
    userErrors: [],
    notices: [
      { message: 'Recibimos los datos de Casa Mena. Te escribimos a rosa@mena.example para crear tu contraseña.' },
    ],
  })
  expect(sent(CUSTOMER)[0]!.body).toEqual({
    email: 'rosa@mena.example',
    firstname: 'Rosa',
    lastname: 'Mena',
    mothers_name: 'Paz',
    store_id: 8,
    company_id: 0,
    job_title: 'Dueña',
  })
  expect(sent(SAVE)[0]!.body).toEqual({
    company: {
      status: 0,
      customer_group_id: 1,
      sales_representative_id: 3,
      super_user_id: 12,
      company_name: 'Casa Mena',
      company_email: 'hola@mena.example',
      telephone: expect.stringContaining('3312345678'),
      vat_tax_id: 'CME150305AB8',
      reseller_id: 'CME150305AB8',
      country_id: 'MX',
      region_id: 2334,
      street: ['-'],
      city: '-',
      postcode: '44100',
    },
  })
})

test('the number of the state is looked up; a state that the platform does not know is none', async () => {
  await register({ regionCode: 'JAL' })
  answers.set('GET region_id', [404, { errorMessage: 'Unknown region' }])
  await register({ regionCode: 'OAX' }, 'l')
  expect(sent(SAVE).map(({ body }) => (body as { company: { region_id: number } }).company.region_id)).toEqual([
    563, 2334,
  ])
})

test('a registration cut between the two calls repeats both with the same keys', async () => {
  answers.set(SAVE, DOWN)
  expect((await register()).errors).toEqual([expect.stringContaining('unavailable')])
  answers.set(SAVE, [200, { id: 5, status: 0 }])
  expect(await register()).toMatchObject({ userErrors: [], notices: [{ code: 'COMPANY_REGISTERED' }] })
  expect(new Set(sent(CUSTOMER).map(({ key }) => key)).size).toBe(1)
  expect(new Set(sent(SAVE).map(({ key }) => key)).size).toBe(1)
  expect(await register()).toMatchObject({ notices: [{ code: 'COMPANY_REGISTERED' }] })
})

test('corrected data after a refused RFC goes on with the account that was made', async () => {
  answers.set(SAVE, [409, { reason: 'taxId', errorMessage: 'Taken' }])
  const payload = await register()
  expect(payload.userErrors).toMatchObject([{ code: 'COMPANY_TAX_ID_TAKEN', field: ['company', 'taxId'] }])
  answers.set(SAVE, [200, { id: 5, status: 0 }])
  expect(codes(await register({ taxId: 'GODE561231GR8' }, 'l'))).toEqual([])
  expect(sent(CUSTOMER)).toHaveLength(1)
})

test('a customer registers the company of the open account', async () => {
  shopper.state.data = { ...GUEST, userToken: 'ana' }
  answers.set('GET company_b2b/7', [404, { errorMessage: 'No such entity' }])
  answers.set('POST company_b2b/7', [200, { id: 4, status: 0 }])
  expect(await register()).toMatchObject({
    customer: { email: 'ana@mdn.example' },
    userErrors: [],
    notices: [{ code: 'COMPANY_ADDED' }],
  })
  expect([sent(CUSTOMER), sent('POST company_b2b/7')[0]!.token]).toEqual([[], 'ana'])
})

test('a customer who is in a company registers no other one over it', async () => {
  shopper.state.data = { ...GUEST, userToken: 'ana' }
  answers.set('POST company_b2b/7', [200, { id: 4, status: 0 }])
  expect(codes(await register())).toEqual(['COMPANY_USER_KNOWN'])
  expect(sent('POST company_b2b/7')).toEqual([])
  // The same one is a registration whose reply was lost.
  expect(await register({ taxId: 'MDN150305AB8' }, 'l')).toMatchObject({
    company: { status: 'APPROVED' },
    userErrors: [],
  })
})

test.each([
  ['MDN151305AB8', 'COMPANY_TAX_ID', 'taxId'],
  ['XAXX010101000', 'COMPANY_TAX_ID', 'taxId'],
  ['', 'COMPANY_TAX_ID', 'taxId'],
])('the RFC %j is refused before any call', async (taxId, code, field) => {
  const payload = await register({ taxId })
  expect(payload.userErrors).toMatchObject([{ code, field: ['company', field] }])
  expect(platform.seen).toEqual([])
})

test.each([
  [{ name: '' }, 'name'],
  [{ email: 'x' }, 'email'],
  [{ telephone: '12' }, 'telephone'],
  [{ regionCode: 'ZZZ' }, 'regionCode'],
  [{ postcode: '4410' }, 'postcode'],
])('the data %j is refused at its field', async (fault, field) => {
  expect((await register(fault)).userErrors).toMatchObject([{ code: 'INVALID', field: ['company', field] }])
})

test.each([
  [CUSTOMER, 409, { reason: 'email', errorMessage: 'A customer with the same email exists' }, 'EMAIL_TAKEN'],
  [CUSTOMER, 409, 'A customer with the same email exists', 'EMAIL_TAKEN'],
  [SAVE, 409, 'taxId', 'COMPANY_TAX_ID_TAKEN'],
  [SAVE, 403, { reason: 'forbidden', errorMessage: 'No' }, 'COMPANY_FORBIDDEN'],
])('%s refused with %i %j is %s', async (...[call, status, result, code]) => {
  answers.set(call, [status, result])
  expect(codes(await register())).toEqual([code])
})

test.each([CUSTOMER, SAVE])('the words of the platform with a 500 of %s are shown', async (call) => {
  answers.set(call, [500, 'El servicio de empresas descansa hasta mañana.'])
  expect((await register()).userErrors).toMatchObject([
    { code: 'REFUSED', message: 'El servicio de empresas descansa hasta mañana.' },
  ])
})

test('companies register in their store alone', async () => {
  shopper.state.store = storeByCode('hogar')!
  expect(codes(await register())).toEqual(['COMPANY_FORBIDDEN'])
  expect(platform.seen).toEqual([])
})
