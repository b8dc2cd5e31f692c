import { beforeEach, describe, expect, test } from 'vitest'
import { ANA, DOWN, accountForEachTest, errorsOf, others, run, seen, signedIn } from '../../testing/accountPlatform.ts'

accountForEachTest()

const device = (id: string, fields: object = {}) => ({
  id,
  device: 'Teléfono',
  created_at: '2026-11-20 10:30:00',
  used_at: '2026-11-21 10:30:00',
  ...fields,
})
const LIST = 'GET /api/user/sessions'

describe('with the account open', () => {
  beforeEach(() => {
    signedIn()
    others.set(LIST, { code: 200, result: { items: [device('here', { is_current: true }), device('there')] } })
  })

  test('signs out the others, or one of them', async () => {
    for (const input of [{}, { deviceId: 'there' }])
      expect(await run('signOutDevices', input)).toEqual({
        customer: { email: ANA.email },
        userErrors: [],
        notices: [{ code: 'DEVICES_SIGNED_OUT' }],
      })
    expect(seen().filter((call) => call.startsWith('DELETE'))).toEqual([
      'DELETE /api/user/sessions/others',
      'DELETE /api/user/sessions/there',
    ])
  })

  test.each(['here', 'x'.repeat(65)])('refuses %s: this device, or no id', async (deviceId) => {
    expect((await run('signOutDevices', { deviceId })).userErrors).toEqual([{ code: 'INVALID', field: ['deviceId'] }])
    expect(seen().filter((call) => call.startsWith('DELETE'))).toEqual([])
  })

  test('does nothing for a device that is gone, the platform’s own words for several included', async () => {
    for (const deviceId of ['gone', 'others'])
      expect(await run('signOutDevices', { deviceId })).toMatchObject({ userErrors: [] })
    expect(seen().filter((call) => call.startsWith('DELETE'))).toEqual([])
    others.set('DELETE /api/user/sessions/there', { code: 404, result: 'No such session' })
    expect(await run('signOutDevices', { deviceId: 'there' })).toMatchObject({ userErrors: [] })
  })

  test('the same key signs out once', async () => {
    const first = await run('signOutDevices', { clientMutationId: 'k' })
    expect(await run('signOutDevices', { clientMutationId: 'k' })).toEqual(first)
    expect(seen().filter((call) => call.startsWith('DELETE'))).toHaveLength(1)
  })

  test('a platform that refuses says so, one that fails is an error', async () => {
    others.set('DELETE /api/user/sessions/others', { code: 400, result: 'Not today.' })
    expect((await run('signOutDevices', {})).userErrors).toEqual([{ code: 'REFUSED', field: null }])
    others.set('DELETE /api/user/sessions/others', DOWN)
    expect(await errorsOf('signOutDevices', {})).toEqual([
      { path: ['signOutDevices'], message: expect.stringContaining('customerSessionEnd: unavailable') },
    ])
  })
})

test('signOutDevices does nothing without a token: the platform hears nothing of it', async () => {
  expect(await run('signOutDevices', { deviceId: '1' }, 'customer { id }')).toEqual({
    customer: null,
    userErrors: [{ code: 'SIGNED_OUT', field: null }],
    notices: [],
  })
  expect(seen()).toEqual([])
})
