import { useEffect, useEffectEvent, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import { POSTCODE_DIGITS } from '@hogar/schema/validation/limits.ts'
import type { useCoverageQuery } from '../../../../__generated__/useCoverageQuery.graphql'
import { useOnlineStatus } from '../../../../offline/useOnlineStatus.ts'

const query = graphql`
  query useCoverageQuery($postcode: String!) {
    postcodeCredit(postcode: $postcode) {
      isCovered
      state
      municipality
      suburbs
    }
  }
`

/** Credit in a postal code. */
export type Coverage = Readonly<{
  /** Null until it is known, and if it could not be read: the platform checks it again. */
  isCovered: boolean | null
  state: string | null
  municipality: string | null
  suburbs: readonly string[]
}>

const UNKNOWN: Coverage = { isCovered: null, state: null, municipality: null, suburbs: [] }

/**
 * React hook that looks up whether the store lends in a complete postal code, and its place.
 * @param onKnown called once the place of a code has arrived
 */
export function useCoverage(postcode: string, onKnown: (coverage: Coverage) => void): Coverage {
  const environment = useRelayEnvironment()
  const isOnline = useOnlineStatus()
  const [{ of, coverage }, setKnown] = useState({ of: '', coverage: UNKNOWN })
  const notify = useEffectEvent(onKnown)
  const isWhole = postcode.length === POSTCODE_DIGITS
  useEffect(() => {
    if (!isWhole || !isOnline) return undefined
    const reading = fetchQuery<useCoverageQuery>(
      environment,
      query,
      { postcode },
      { fetchPolicy: 'store-or-network' },
    ).subscribe({
      next: ({ postcodeCredit }) => {
        if (!postcodeCredit) return
        const { isCovered, state, municipality, suburbs } = postcodeCredit
        const known = { isCovered, state: state ?? null, municipality: municipality ?? null, suburbs: suburbs ?? [] }
        setKnown({ of: postcode, coverage: known })
        notify(known)
      },
      // The platform refuses a code without coverage when the step is sent.
      error: () => undefined,
    })
    return () => reading.unsubscribe()
  }, [environment, isOnline, isWhole, postcode])
  return of === postcode ? coverage : UNKNOWN
}
