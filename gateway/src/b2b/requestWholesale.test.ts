import { expect, test } from 'vitest'
import { answers, companyForEachTest, run, shopper, testCompanyChange } from '../testing/companyPlatform.ts'

companyForEachTest()
testCompanyChange({
  mutation: 'requestWholesale',
  input: {},
  call: 'POST whole_sale_account',
  body: { customerId: 7 },
  notice: 'WHOLESALE_GRANTED',
  reply: { is_wholesale: true, customer_group_id: 2, since: '2026-11-28T00:00:00Z' },
  refusals: [
    [409, { reason: 'wholesale', orders_missing: 2, amount_missing: 12_500.5 }, 'WHOLESALE_NOT_YET'],
    [403, { reason: 'forbidden' }, 'COMPANY_FORBIDDEN'],
  ],
})

test('a refusal of wholesale prices says what is missing', async () => {
  const result = { reason: 'wholesale', errorMessage: 'No.', orders_missing: 2, amount_missing: 12_500.5 }
  answers.set('POST whole_sale_account', [409, result])
  const { userErrors } = await run('requestWholesale', {})
  expect(userErrors[0].message).toBe('Te faltan 2 pedidos o $12,500.50 en 12 meses.')
})

test('granted wholesale prices reach the session with the customer’s group', async () => {
  answers.set('POST whole_sale_account', [200, { is_wholesale: true }])
  await run('requestWholesale', {})
  expect(shopper.state.data).toMatchObject({ customerGroupId: 2 })
})
