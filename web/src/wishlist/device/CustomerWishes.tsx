import { Suspense } from 'react'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import type { CustomerWishesQuery } from '../../__generated__/CustomerWishesQuery.graphql'
import { LoadBoundary } from '../../device/LoadBoundary.tsx'
import { isOnline } from '../../device/isOnline.ts'
import { WishCountLink } from './WishCountLink.tsx'
import { useJoinDeviceWishes } from './useJoinDeviceWishes.ts'

const PATH = '/my-account/wishlists'

/** Header link to a customer's lists. Adds to them what was saved as a guest, also while they cannot be counted. */
export function CustomerWishes() {
  useJoinDeviceWishes()
  const uncounted = <WishCountLink to={PATH} count={0} />
  return (
    <LoadBoundary fallback={uncounted}>
      <Suspense fallback={uncounted}>
        <CountedWishes />
      </Suspense>
    </LoadBoundary>
  )
}

/** The link with the number of products on all lists. */
function CountedWishes() {
  const { viewer } = useLazyLoadQuery<CustomerWishesQuery>(
    graphql`
      query CustomerWishesQuery {
        viewer {
          customer {
            wishLists(first: 20) {
              nodes {
                itemCount
              }
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: isOnline() ? 'store-and-network' : 'store-only' },
  )
  const lists = viewer?.customer?.wishLists?.nodes ?? []
  return <WishCountLink to={PATH} count={lists.reduce((sum, { itemCount }) => sum + itemCount, 0)} />
}
