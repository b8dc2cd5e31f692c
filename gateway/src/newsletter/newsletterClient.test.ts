import { expect, test } from 'vitest'
import { ANA, newsletterForEachTest, refusals, shopper, signIn } from '../testing/newsletterPlatform.ts'

newsletterForEachTest()

test('a customer keeps the account when the newsletter cannot be read', async () => {
  signIn()
  refusals.set('GET', { code: 503, result: 'down' })
  const { data, errors } = await shopper.query('{ viewer { customer { email newsletter { isSubscribed } } } }')
  expect(data.viewer.customer).toEqual({ email: ANA.email, newsletter: null })
  expect(errors).toMatchObject([{ path: ['viewer', 'customer', 'newsletter'] }])
})
