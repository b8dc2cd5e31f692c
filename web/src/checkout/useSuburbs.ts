import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import { POSTCODE_DIGITS } from '@hogar/schema/validation/limits.ts'
import type { useSuburbsQuery } from '../__generated__/useSuburbsQuery.graphql'
import { useOnlineStatus } from '../offline/useOnlineStatus.ts'
import { useStoreDefinition } from '../routing/StoreContext.tsx'

const query = graphql`
  query useSuburbsQuery($postcode: String!) {
    suburbs(postcode: $postcode)
  }
`

const NONE: readonly string[] = []

/** Suburbs of a whole postal code, to suggest; none while they are not known, off line, and in countries without them. */
export function useSuburbs(postcode: string): readonly string[] {
  const environment = useRelayEnvironment()
  const { countryCode } = useStoreDefinition()
  const isOnline = useOnlineStatus()
  const [known, setKnown] = useState({ postcode: '', suburbs: NONE })
  const isWhole = countryCode === 'MX' && postcode.length === POSTCODE_DIGITS
  useEffect(() => {
    if (!isWhole || !isOnline) return
    const reading = fetchQuery<useSuburbsQuery>(
      environment,
      query,
      { postcode },
      { fetchPolicy: 'store-or-network' },
    ).subscribe({
      next: ({ suburbs }) => setKnown({ postcode, suburbs: suburbs ?? NONE }),
      // A suggestion that cannot be had is none: the field takes any text.
      error: () => undefined,
    })
    return () => reading.unsubscribe()
  }, [environment, isOnline, isWhole, postcode])
  // What belongs to another code must not stand there for this one.
  return known.postcode === postcode ? known.suburbs : NONE
}
