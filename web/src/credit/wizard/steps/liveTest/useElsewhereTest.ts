import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { Environment } from 'relay-runtime'
import type { useElsewhereTestQuery as ElsewhereQuery } from '../../../../__generated__/useElsewhereTestQuery.graphql'
import { useNotifications } from '../../../../design/overlays/NotificationsContext.ts'
import { isOnline } from '../../../../device/isOnline.ts'
import { ELSEWHERE_POLLS_MAX, ELSEWHERE_POLL_MS } from './limits.ts'

/**
 * State of a live test on another telephone.
 * - `waiting`: it is looked for at intervals.
 * - `stopped`: it was looked for long enough.
 * - `missing`, `unreachable`: the shopper asked, and it is not there, or could not be looked for.
 */
export type ElsewhereState = 'waiting' | 'stopped' | 'missing' | 'unreachable'

type Found = 'passed' | 'missing' | 'lost' | 'unreachable'

/**
 * React hook that looks for the live test of the open application, which another telephone makes: at intervals while the
 * page is visible, for some minutes, and when the shopper asks. `onPassed` runs once, when the platform has taken it.
 */
export function useElsewhereTest(onPassed: () => void) {
  const environment = useRelayEnvironment()
  const { formatMessage } = useIntl()
  const { notify } = useNotifications()
  const [state, setState] = useState<ElsewhereState>('waiting')
  const [round, setRound] = useState(0)
  const [isAsking, setIsAsking] = useState(false)
  const isOver = useRef(false)
  /** Looks for the test, and goes on with it. */
  const ask = async (): Promise<Found> => {
    const found = await lookForTest(environment)
    // The step is closed by the lost application itself.
    if (found === 'lost') notify({ kind: 'warning', message: formatMessage({ id: 'creditSteps.elsewhereLost' }) })
    if (found !== 'passed' || isOver.current) return found
    isOver.current = true
    notify({ kind: 'success', message: formatMessage({ id: 'creditSteps.elsewherePassed' }) })
    onPassed()
    return found
  }
  const poll = useEffectEvent(ask)
  useEffect(() => {
    let polls = 0
    let isPolling = false
    const timer = setInterval(() => {
      if (isPolling || document.visibilityState === 'hidden' || !isOnline()) return
      isPolling = true
      polls += 1
      void poll().finally(() => (isPolling = false))
      if (polls < ELSEWHERE_POLLS_MAX) return
      clearInterval(timer)
      setState('stopped')
    }, ELSEWHERE_POLL_MS)
    return () => clearInterval(timer)
  }, [round])
  useEffect(() => {
    isOver.current = false
    return () => {
      isOver.current = true
    }
  }, [])
  const check = async () => {
    if (isAsking) return
    setIsAsking(true)
    const found = await ask()
    setIsAsking(false)
    if (found === 'missing' || found === 'unreachable') setState(found)
    setRound((count) => count + 1)
  }
  return { state, isAsking, check }
}

async function lookForTest(environment: Environment): Promise<Found> {
  const query = graphql`
    query useElsewhereTestQuery {
      creditApplication {
        # Not the steps: the step itself reads those, and would close before this is told.
        missingSteps
      }
    }
  `
  const reading = fetchQuery<ElsewhereQuery>(environment, query, {}, { fetchPolicy: 'network-only' })
  const data = await reading.toPromise().catch(() => null)
  if (!data) return 'unreachable'
  if (!data.creditApplication) return 'lost'
  return data.creditApplication.missingSteps.includes('LIVE_TEST') ? 'missing' : 'passed'
}
