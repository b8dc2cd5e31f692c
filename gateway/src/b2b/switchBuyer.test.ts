import { companyForEachTest, testCompanyChange } from '../testing/companyPlatform.ts'

companyForEachTest()
testCompanyChange({
  mutation: 'switchBuyer',
  input: { forCompany: false },
  call: 'PUT company_buyer',
  body: { for_company: false },
  notice: null,
  fields: 'customer { buysForCompany }',
  refusals: [[404, { reason: 'none' }, 'COMPANY_FORBIDDEN']],
})
