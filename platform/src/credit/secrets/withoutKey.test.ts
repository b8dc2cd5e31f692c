import { expect, test } from 'vitest'
import { newContact } from '../applications/testing/applicant.ts'
import { callerHeaders } from '../../testing/creditAccount.ts'
import { withPlatform } from '../../testing/withPlatform.ts'

const platform = withPlatform({ hasCreditKey: false })
const post = async (path: string, body: object) =>
  (await platform.post(`/api/ext/${path}`, { storeCode: 'hogar', ...body }, callerHeaders())).status

test('without a key for personal data nothing personal is taken: no application, no account', async () => {
  expect(await post('set_user_contact', newContact())).toBe(404)
  expect(await post('validate_account_pending', { curp: newContact().curp })).toBe(404)
  expect(await post('credit_login', { cuenta: 'C10000016', nip: '2580' })).toBe(404)
  expect((await platform.get('/api/ext/account?accountNumber=C10000016', callerHeaders())).status).toBe(404)
})

test('without a key for personal data offers and terms are there', async () => {
  expect(await post('all_items_credits', { type: 'CREDILANA', monto: 5_000 })).toBe(200)
  expect(await post('all_items_insurances', {})).toBe(200)
  expect(await post('dimas_legend', {})).toBe(200)
})
