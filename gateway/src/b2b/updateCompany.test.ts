import { expect, test } from 'vitest'
import { codes } from '../testing/codes.ts'
import { FORM, answers, companyForEachTest, run, sent, testCompanyChange } from '../testing/companyPlatform.ts'

companyForEachTest()
testCompanyChange({
  mutation: 'updateCompany',
  input: { company: { ...FORM, regionCode: 'JAL', street: ['Juárez 1'], city: 'Zapopan', postcode: '45010' } },
  call: 'POST company_b2b/7',
  body: { company: { status: 0, region_id: 563, street: ['Juárez 1'], city: 'Zapopan', postcode: '45010' } },
  notice: 'COMPANY_UPDATED',
  reply: { id: 4, status: 1 },
  refusals: [
    [409, { reason: 'taxId' }, 'COMPANY_TAX_ID_TAKEN'],
    [403, { reason: 'forbidden' }, 'COMPANY_FORBIDDEN'],
    [500, { errorMessage: 'Espera a mañana.' }, 'REFUSED'],
  ],
})

test('updateCompany of an approved company with status 0 on the wire reads back what the platform kept', async () => {
  answers.set('POST company_b2b/7', [200, { id: 4, status: 1 }])
  const payload = await run('updateCompany', { company: FORM }, 'company { status }')
  expect(payload).toMatchObject({ company: { status: 'APPROVED' } })
})

test('updateCompany is refused to a customer without a company', async () => {
  answers.set('GET company_b2b/7', [404, { reason: 'none', errorMessage: 'No company' }])
  expect(codes(await run('updateCompany', { company: FORM }))).toEqual(['COMPANY_FORBIDDEN'])
  expect(sent('POST company_b2b/7')).toEqual([])
})
