import { describe, expect, test } from 'vitest'
import { ANA, accountForEachTest, replies, seen, shopper, signedIn } from '../testing/accountPlatform.ts'

accountForEachTest()

const read = async () => {
  const { data } = await shopper.query('{ viewer { customer { email dateOfBirth groupId fullName } } }')
  return data.viewer.customer
}

describe('a customer', () => {
  test('has the date of birth, the group and the full name that the platform stores', async () => {
    signedIn()
    replies.me.result = {
      ...ANA,
      dob: '1990-05-14 00:00:00',
      group_id: 3,
      custom_attributes: [{ attribute_code: 'mothers_name', value: 'Paz' }],
    }
    expect(await read()).toEqual({
      email: 'ana@example.mx',
      dateOfBirth: '1990-05-14',
      groupId: '3',
      fullName: 'Ana López Paz',
    })
    expect(shopper.state.data).toMatchObject({ userToken: 'ana', customerId: '7', customerGroupId: 3 })
  })

  test.each([{}, { dob: null, group_id: null }, { dob: '0000-00-00' }, { dob: 14 }])(
    'of whom the platform says %j has neither, and the account is open',
    async (fields) => {
      signedIn()
      replies.me.result = { ...ANA, ...fields }
      expect(await read()).toMatchObject({ email: 'ana@example.mx', dateOfBirth: null, groupId: null })
    },
  )
})

describe('without a token', () => {
  test('no customer is signed in, and no call is made for a customer or orders', async () => {
    const { data, errors } = await shopper.query(
      '{ viewer { customer { email addresses { city } orders(first: 10) { totalCount } } } }',
    )
    expect([data, errors]).toEqual([{ viewer: { customer: null } }, []])
    expect(seen()).toEqual([])
  })
})
