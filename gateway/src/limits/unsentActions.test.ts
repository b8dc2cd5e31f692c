import { expect, test } from 'vitest'
import { CONTACT_MESSAGES_MAX } from '../contact/limits.ts'
import { SUBSCRIPTIONS_MAX } from '../newsletter/limits.ts'
import { STOCK_WISHES_MAX } from '../stock/limits.ts'
import { BANK_CHECKS_MAX } from '../credit/applications/limits.ts'
import { CREDIT_LOOK_UPS_MAX, CREDIT_SENDS_MAX } from '../credit/limits.ts'
import { SIGN_UPS_MAX } from '../customers/limits.ts'
import { createGraphClient } from '../testing/createGraphClient.ts'
import { inputTypeOf } from '../testing/inputTypeOf.ts'

const MESSAGE = { name: 'Eva', email: 'eva@example.mx', telephone: '5512345678', message: '¿Hay en azul?' }
const ACCOUNT = { email: 'eva@example.mx', firstName: 'Eva', lastName: 'Luna', password: 'Secreta1!' }

test.each([
  ['sendContactMessage', MESSAGE, CONTACT_MESSAGES_MAX],
  ['notifyWhenInStock', { sku: 'SOFA', email: 'eva@example.mx' }, STOCK_WISHES_MAX],
  ['subscribeToNewsletter', { email: 'eva@example.mx' }, SUBSCRIPTIONS_MAX],
  ['createAccount', ACCOUNT, SIGN_UPS_MAX],
  ['lookUpCreditAccount', { accountNumber: '10000016' }, CREDIT_LOOK_UPS_MAX],
  ['sendCreditCode', { accountNumber: '10000016' }, CREDIT_SENDS_MAX],
  ['checkBankAccount', { account: '012345678901234567' }, BANK_CHECKS_MAX],
])('%s is not used up while the platform cannot be reached', async (name, input, max) => {
  const shopper = createGraphClient('http://127.0.0.1:1')
  const source = `mutation ($input: ${inputTypeOf(name)}!) { ${name}(input: $input) { userErrors { code } } }`
  for (let tries = 0; tries <= max; tries += 1) {
    const { data, errors } = await shopper.query(source, { input })
    expect([data, errors]).toMatchObject([null, [{ message: expect.stringContaining('unavailable') }]])
  }
  await shopper.close()
})
