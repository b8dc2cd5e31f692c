import { useIntl } from 'react-intl'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import type { RoomsRowQuery } from '../../__generated__/RoomsRowQuery.graphql'
import { RoomCard } from '../../rooms/RoomCard.tsx'
import { ROOMS_SHOWN } from '../limits.ts'
import { ProductRow } from '../cards/ProductRow.tsx'

/** Renders the furnished rooms in which a product stands; nothing where there are none. */
export function RoomsRow({ id }: Readonly<{ id: string }>) {
  const { node } = useLazyLoadQuery<RoomsRowQuery>(
    graphql`
      query RoomsRowQuery($id: ID!) {
        node(id: $id) {
          ... on Product @alias(as: "product") {
            rooms {
              id
              ...RoomCard_room
            }
          }
        }
      }
    `,
    { id },
    { fetchPolicy: 'store-or-network' },
  )
  const intl = useIntl()
  const rooms = node?.product?.rooms ?? []
  if (rooms.length === 0) return null
  return (
    <ProductRow title={intl.formatMessage({ id: 'lateRows.rooms' })}>
      {rooms.slice(0, ROOMS_SHOWN).map((room) => (
        <RoomCard key={room.id} room={room} heading="h3" />
      ))}
    </ProductRow>
  )
}
