import { expect, test } from 'vitest'
import { ANA, emailForEachTest, replies, shopper } from '../testing/emailPlatform.ts'

emailForEachTest()

test.each([{ email: '' }, { email: 'x@y.mx' }, 7, { email: 'x@y.mx', expires_at: 'soon' }])(
  'of which the platform says %j is none, and the account is open',
  async (said) => {
    replies.me.result = { ...ANA, extension_attributes: { email_change: said } }
    const { data } = await shopper.query('{ viewer { customer { email emailChange { email } } } }')
    expect(data.viewer.customer).toEqual({ email: ANA.email, emailChange: null })
  },
)
