import { useCallback, useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { graphql } from 'react-relay/hooks'
import type { useLiveTestMutation } from '../../../../__generated__/useLiveTestMutation.graphql'
import { useSecretMutation } from '../../../../relay/useSecretMutation.ts'
import { useForgetLost } from '../../useForgetLost.ts'
import type { Picture } from '../pictures/drawnPicture.ts'
import { useCreditUpload } from '../pictures/useCreditUpload.ts'
import { LIVE_TEST_SECONDS } from './limits.ts'
import { liveTestBody } from './liveTestBody.ts'

/** Challenge of a live test: the moves in their order, and until when it is good, by the clock of the device. */
export type Challenge = Readonly<{ challenge: string; moves: readonly string[]; untilMs: number }>

/**
 * State of a live test.
 * - `idle`: not begun, or over with a message.
 * - `starting`: the moves are asked for.
 * - `running`: pictures are taken.
 * - `sending`: they are sent; `share` of them was, from 0 to 1.
 * - `unsent`: they could not be sent, and can be sent again.
 */
export type LiveTestState =
  | Readonly<{ kind: 'idle'; message: string | null }>
  | Readonly<{ kind: 'starting' }>
  | Readonly<{ kind: 'running'; test: Challenge }>
  | Readonly<{ kind: 'sending'; test: Challenge; body: string; share: number }>
  | Readonly<{ kind: 'unsent'; test: Challenge; body: string }>

const SECOND_MS = 1_000

/** React hook of a live test: asks for the moves, and sends the pictures. `onPassed` runs when the platform has taken them. */
export function useLiveTest(onPassed: () => void) {
  const { formatMessage } = useIntl()
  const upload = useCreditUpload()
  const ask = useChallengeMutation()
  const [state, setState] = useState<LiveTestState>({ kind: 'idle', message: null })
  const end = useCallback((message: string | null) => setState({ kind: 'idle', message }), [])
  const say = (name: string) => formatMessage({ id: `creditSteps.${name}` })
  const start = async () => {
    setState({ kind: 'starting' })
    const outcome = await ask()
    if (outcome.kind === 'unreachable') return end(say('offline'))
    if (outcome.kind === 'refused') return end(outcome.userErrors[0]?.message ?? say('liveTrouble'))
    const { challenge, moves, expiresAt } = outcome.data.startLiveTest
    if (!challenge || !moves) return end(say('liveTrouble'))
    return setState({ kind: 'running', test: { challenge, moves, untilMs: deadlineMs(expiresAt ?? '') } })
  }
  const send = async (test: Challenge, body: string) => {
    setState({ kind: 'sending', test, body, share: 0 })
    const outcome = await upload({
      path: `/credit/live-test?challenge=${encodeURIComponent(test.challenge)}`,
      body,
      type: 'application/json',
      onProgress: (share) => setState((now) => (now.kind === 'sending' ? { ...now, share } : now)),
    })
    switch (outcome.kind) {
      case 'received':
        return onPassed()
      case 'refused':
        return end(outcome.message)
      case 'unreachable':
        return setState({ kind: 'unsent', test, body })
      case 'aborted':
        return undefined
    }
  }
  const finish = async (test: Challenge, pictures: readonly Picture[]) => {
    const body = await liveTestBody(pictures)
    return body === null ? end(say('liveTrouble')) : send(test, body)
  }
  const test = state.kind === 'running' ? state.test : null
  useEffect(() => {
    if (test === null) return undefined
    const timer = setTimeout(() => end(formatMessage({ id: 'creditSteps.liveExpired' })), test.untilMs - Date.now())
    return () => clearTimeout(timer)
  }, [test, end, formatMessage])
  return { state, start, finish, send, end }
}

/** React hook that asks for the moves of a test. */
function useChallengeMutation() {
  const forgetLost = useForgetLost()
  const ask = useSecretMutation<useLiveTestMutation>(graphql`
    mutation useLiveTestMutation($input: StartLiveTestInput!) {
      startLiveTest(input: $input) {
        challenge
        moves
        expiresAt
        userErrors {
          code
          message
          field
        }
      }
    }
  `)
  return async () => {
    const outcome = await ask({ input: {} })
    if (outcome.kind === 'refused') forgetLost(outcome.userErrors)
    return outcome
  }
}

/** Returns a time in milliseconds; that of a whole challenge if the clock of the device cannot be right. */
function deadlineMs(time: string): number {
  const now = Date.now()
  const untilMs = Date.parse(time)
  const latestMs = now + LIVE_TEST_SECONDS * SECOND_MS
  return untilMs > now && untilMs <= latestMs ? untilMs : latestMs
}
