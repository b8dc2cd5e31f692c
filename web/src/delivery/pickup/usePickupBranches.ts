import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { GeoPoint } from '@hogar/schema/places/postcodePlaces.ts'
import type { usePickupBranchesQuery } from '../../__generated__/usePickupBranchesQuery.graphql'

/** Branch that has a product, and the first day on which it is ready; null if the platform names none. */
export type ShelvedBranch = Readonly<{
  code: string
  name: string
  city: string | null | undefined
  postcode: string | null | undefined
  isShop: boolean
  location: GeoPoint | null
  readyFrom: string | null
}>

/** Branches that have a product; `unknown`: the platform does not say. */
export type PickupState =
  | Readonly<{ kind: 'asking' | 'failed' | 'unknown' }>
  | Readonly<{ kind: 'known'; branches: readonly ShelvedBranch[] }>

/** React hook that fetches the branches that have a product. A new `attempt` retries after a failure. */
export function usePickupBranches(sku: string, attempt: number): PickupState {
  const environment = useRelayEnvironment()
  const question = `${sku} ${attempt}`
  const [answer, setAnswer] = useState<Readonly<{ question: string; state: PickupState }> | null>(null)
  useEffect(() => {
    const take = (state: PickupState) => setAnswer({ question, state })
    const reading = fetchQuery<usePickupBranchesQuery>(
      environment,
      graphql`
        query usePickupBranchesQuery($sku: String!) {
          pickupBranches(sku: $sku) {
            readyFrom
            branch {
              code
              kind
              name
              city
              postcode
              location {
                latitude
                longitude
              }
            }
          }
        }
      `,
      { sku },
      { networkCacheConfig: { force: true } },
    ).subscribe({
      next: ({ pickupBranches }) => {
        if (!pickupBranches) return take({ kind: 'unknown' })
        const branches = pickupBranches.map(
          ({ readyFrom, branch: { code, kind, name, city, postcode, location } }) => ({
            code,
            name,
            city,
            postcode,
            isShop: kind === 'SHOP',
            location: location ? { latitude: location.latitude, longitude: location.longitude } : null,
            readyFrom: readyFrom ?? null,
          }),
        )
        return take({ kind: 'known', branches })
      },
      error: () => take({ kind: 'failed' }),
    })
    return () => reading.unsubscribe()
  }, [environment, sku, question])
  // The answer for another piece must not show for this one.
  return answer?.question === question ? answer.state : { kind: 'asking' }
}
