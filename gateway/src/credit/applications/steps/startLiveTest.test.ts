import { expect, test } from 'vitest'
import { codes } from '../../../testing/codes.ts'
import {
  OPENED,
  answers,
  creditApplicationForEachTest,
  inMinutes,
  refusal,
  run,
  shopper,
} from '../../../testing/creditApplicationPlatform.ts'

creditApplicationForEachTest()

test('a live test has moves and a time', async () => {
  const start = () => run('startLiveTest', {}, 'challenge moves expiresAt')
  expect(codes(await start())).toEqual(['CREDIT_APPLICATION_NOT_FOUND'])
  shopper.state.data = OPENED
  expect(await start()).toMatchObject({ challenge: 'challenge', moves: ['UP', 'LEFT', 'BLINK'], userErrors: [] })
  answers.set('live_test_customer', refusal(429, { reason: 'attempts', until: inMinutes(9) }))
  expect(codes(await start())).toEqual(['TOO_MANY_ATTEMPTS'])
})
