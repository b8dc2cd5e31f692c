import { describe } from 'vitest'
import { creditApplicationForEachTest } from '../../../testing/creditApplicationPlatform.ts'
import { testMove } from '../../../testing/testMove.ts'

creditApplicationForEachTest()

describe('cancelCreditApplication', () => {
  testMove('cancelCreditApplication', 'credit_request_cancel')
})
