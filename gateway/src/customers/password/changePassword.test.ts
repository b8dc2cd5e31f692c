import { beforeEach, describe, expect, test } from 'vitest'
import { PASSWORD_TRIES_MAX } from '../limits.ts'
import {
  ANA,
  DOWN,
  GONE,
  accountForEachTest,
  bodiesOf,
  errorsOf,
  others,
  run,
  seen,
  shopper,
  signedIn,
} from '../../testing/accountPlatform.ts'

accountForEachTest()

const PASSWORDS = { currentPassword: 'Secreta1!', newPassword: 'Nueva-1234' }
const CHANGE = 'POST /api/user/change-password'

describe('with the account open', () => {
  beforeEach(() => {
    signedIn()
    others.set(CHANGE, { code: 200, result: 'OK' })
  })

  test('changes the password, and this device stays signed in', async () => {
    expect(await run('changePassword', PASSWORDS)).toEqual({
      customer: { email: ANA.email },
      userErrors: [],
      notices: [{ code: 'PASSWORD_CHANGED' }],
    })
    expect(bodiesOf('/api/user/change-password')).toEqual([PASSWORDS])
    expect(shopper.state.data).toMatchObject({ userToken: 'ana' })
  })

  test('a new password that is none is refused at its field', async () => {
    const { userErrors } = await run('changePassword', { ...PASSWORDS, newPassword: 'x' })
    expect(userErrors).toMatchObject([{ field: ['newPassword'] }])
    expect(bodiesOf('/api/user/change-password')).toEqual([])
  })

  test('the current password has to be right, and cannot be guessed', async () => {
    others.set(CHANGE, GONE)
    for (let tries = 0; tries < PASSWORD_TRIES_MAX; tries += 1)
      expect((await run('changePassword', PASSWORDS)).userErrors).toEqual([
        { code: 'PASSWORD_WRONG', field: ['currentPassword'] },
      ])
    expect((await run('changePassword', PASSWORDS)).userErrors).toMatchObject([{ code: 'TOO_MANY_ATTEMPTS' }])
    expect(bodiesOf('/api/user/change-password')).toHaveLength(PASSWORD_TRIES_MAX)
  })

  test('a platform that refuses says so, one that fails is an error', async () => {
    others.set(CHANGE, { code: 400, result: 'Not today.' })
    expect(await run('changePassword', PASSWORDS)).toMatchObject({ userErrors: [{ code: 'REFUSED' }], notices: [] })
    others.set(CHANGE, DOWN)
    expect(await errorsOf('changePassword', PASSWORDS)).toEqual([
      { path: ['changePassword'], message: expect.stringContaining('customerChangePassword: unavailable') },
    ])
  })
})

test('changePassword does nothing without a token: the platform hears nothing of it', async () => {
  expect(await run('changePassword', PASSWORDS, 'customer { id }')).toEqual({
    customer: null,
    userErrors: [{ code: 'SIGNED_OUT', field: null }],
    notices: [],
  })
  expect(seen()).toEqual([])
})
