import { expect, test } from 'vitest'
import { createSession } from '../../session/createSession.ts'
import { forgetProof, proofOf, storeProof } from './proof.ts'

test('a token that was replaced meanwhile is not forgotten with the one before', () => {
  const scope = { session: createSession(null) }
  storeProof(scope, 'first')
  storeProof(scope, 'second')
  forgetProof(scope, 'first')
  expect(proofOf(scope)).toBe('second')
  forgetProof(scope, 'second')
  expect(proofOf(scope)).toBeNull()
})
