import { describe, expect, test } from 'vitest'
import { codes } from '../../../testing/codes.ts'
import {
  NAMED,
  OPENED,
  STARTED,
  answers,
  bodiesOf,
  creditApplicationForEachTest,
  platform,
  refusal,
  run,
  shopper,
} from '../../../testing/creditApplicationPlatform.ts'

creditApplicationForEachTest()

describe('eraseCreditApplication', () => {
  const erase = () => run('eraseCreditApplication', {}, '')

  test('erases the application, and forgets it', async () => {
    shopper.state.data = OPENED
    expect(await erase()).toMatchObject({ userErrors: [], notices: [{ code: 'CREDIT_ERASED' }] })
    expect(bodiesOf('credit_request_erase')).toEqual([NAMED])
    expect(shopper.state.data).toMatchObject({ creditApplication: null })
    expect(codes(await erase())).toEqual(['CREDIT_APPLICATION_NOT_FOUND'])
  })

  test('forgets one that was only started, and leaves an approved one', async () => {
    shopper.state.data = STARTED
    expect(await erase()).toMatchObject({ notices: [{ code: 'CREDIT_ERASED' }] })
    expect([platform.seen, shopper.state.data?.creditStart ?? null]).toEqual([[], null])
    shopper.state.data = OPENED
    answers.set('credit_request_erase', refusal(409, { reason: 'state', estado: 'ACTIVE' }))
    expect(codes(await erase())).toEqual(['CREDIT_APPLICATION_CLOSED'])
    expect(shopper.state.data).toMatchObject({ creditApplication: OPENED.creditApplication })
  })
})
