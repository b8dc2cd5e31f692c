import { describe, expect, test } from 'vitest'
import { ANA, accountForEachTest, replies, seen, shopper, signedIn } from '../testing/accountPlatform.ts'

accountForEachTest()

const read = async () => {
  const { data } = await shopper.query('{ viewer { customer { email dateOfBirth groupId fullName } } }')
  return data.viewer.customer
}

describe('a customer', () => {
  test('is told with the day of birth and the group that the platform has of them', async () => {
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
    'of whom it says %j has neither, and the account is open',
    async (fields) => {
      signedIn()
      replies.me.result = { ...ANA, ...fields }
      expect(await read()).toMatchObject({ email: 'ana@example.mx', dateOfBirth: null, groupId: null })
    },
  )
})

describe('without a token', () => {
  test('nobody is signed in, and the platform is not asked who, nor for orders', async () => {
    const { data, errors } = await shopper.query(
      '{ viewer { customer { email addresses { city } orders(first: 10) { totalCount } } } }',
    )
    expect([data, errors]).toEqual([{ viewer: { customer: null } }, []])
    expect(seen()).toEqual([])
  })
})
