import { useEffect, useEffectEvent, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import { POSTCODE_DIGITS } from '@hogar/schema/validation/limits.ts'
import type { usePostalPlaceQuery } from '../../__generated__/usePostalPlaceQuery.graphql'
import { useOnlineStatus } from '../../offline/useOnlineStatus.ts'

const query = graphql`
  query usePostalPlaceQuery($postcode: String!) {
    postalPlace(postcode: $postcode) {
      regionCode
      cities
      suburbs
    }
  }
`

/** Place data of a postal code. */
export type KnownPlace = Readonly<{
  regionCode: string | null
  cities: readonly string[]
  suburbs: readonly string[]
  /** True once the response has arrived; empty fields are then unknown. */
  isKnown: boolean
}>

const NOTHING: KnownPlace = { regionCode: null, cities: [], suburbs: [], isKnown: false }

/**
 * React hook that looks up the place of a complete postal code. Returns empty data until it is known, and off line.
 * @param onKnown called once the place of a code has arrived
 */
export function usePostalPlace(postcode: string, onKnown: (place: KnownPlace) => void): KnownPlace {
  const environment = useRelayEnvironment()
  const isOnline = useOnlineStatus()
  const [{ of, place }, setKnown] = useState({ of: '', place: NOTHING })
  const tell = useEffectEvent(onKnown)
  const isWhole = postcode.length === POSTCODE_DIGITS
  useEffect(() => {
    if (!isWhole || !isOnline) return
    const reading = fetchQuery<usePostalPlaceQuery>(
      environment,
      query,
      { postcode },
      { fetchPolicy: 'store-or-network' },
    ).subscribe({
      next: ({ postalPlace }) => {
        if (!postalPlace) return
        const { regionCode, cities, suburbs } = postalPlace
        const known = { regionCode: regionCode ?? null, cities, suburbs, isKnown: true }
        setKnown({ of: postcode, place: known })
        tell(known)
      },
      // On failure the shopper fills the form in by hand.
      error: () => undefined,
    })
    return () => reading.unsubscribe()
  }, [environment, isOnline, isWhole, postcode])
  // Data of another postal code must not show for this one.
  return of === postcode ? place : NOTHING
}
