import { describe, expect, test } from 'vitest'
import {
  DOWN,
  PROVEN,
  TOKEN,
  answers,
  calls,
  creditAccountForEachTest,
  lines,
  platform,
  run,
  shopper,
} from '../../testing/creditAccountPlatform.ts'

creditAccountForEachTest()

const close = () => run('closeCreditAccount', { clientMutationId: 'k' })
const CLOSED = { userErrors: [], notices: [], clientMutationId: 'k', errors: [] }

describe('closing a credit account', () => {
  test('ends its proof on the platform and in the session, and leaves the customer signed in', async () => {
    shopper.state.data = { ...PROVEN, userToken: 'good' }
    expect(await close()).toEqual(CLOSED)
    expect(calls('credit_logout').map(({ headers }) => headers['x-credit-token'])).toEqual([TOKEN])
    expect(shopper.state.data).toMatchObject({ userToken: 'good', creditToken: null })
  })

  test.each([[DOWN], ['gone' as const]])('forgets it while the platform is away: %j', async (reply) => {
    shopper.state.data = PROVEN
    answers.set('credit_logout', reply)
    expect(await close()).toEqual(CLOSED)
    expect(shopper.state.data).toMatchObject({ creditToken: null })
    expect(lines).toEqual(['the platform was not notified that a credit account was closed'])
  })

  test('does nothing without one, and for one that has expired', async () => {
    expect(await close()).toEqual(CLOSED)
    expect(platform.seen).toEqual([])
    shopper.state.data = { ...PROVEN, creditToken: 'expired' }
    expect(await close()).toEqual(CLOSED)
    expect(shopper.state.data).toMatchObject({ creditToken: null })
  })

  test('comes with signing out', async () => {
    shopper.state.data = { ...PROVEN, userToken: 'good' }
    await run('logout', {})
    expect(calls('credit_logout')).toHaveLength(1)
    expect(JSON.stringify(shopper.state.data)).not.toContain(TOKEN)
  })
})
