import type { QueryResolvers, RoomPointResolvers, RoomResolvers } from '../__generated__/resolverTypes.ts'
import type { GraphContext } from '../app/context.ts'
import { DISABLED_STATUS } from '../catalogue/products/productVisibility.ts'
import { withFields } from '../catalogue/products/withFields.ts'
import { toGlobalId } from '../graph/globalId.ts'
import { sanitizeHtml } from '../parse/sanitizeHtml.ts'
import { roomPath } from './decodeRoom.ts'
import type { RoomMapper, RoomPointMapper } from './mappers.ts'
import { readRoom } from './roomClient.ts'

export const roomQueries = {
  room: (_root, { slug }, context) => readRoom(context, slug),
  rooms: async (_root, _arguments, { loaders }) => [...(await loaders.rooms())],
} satisfies Pick<QueryResolvers, 'room' | 'rooms'>

export const roomResolvers = {
  id: ({ storeCode, slug }) => toGlobalId('Room', storeCode, slug),
  path: ({ slug }) => roomPath(slug),
  text: ({ textHtml }) => (textHtml && sanitizeHtml(textHtml)) || null,
  points: ({ points, storeCode }, _arguments, { store }) => (storeCode === store.code ? [...points] : []),
} satisfies RoomResolvers

export const roomPointResolvers = {
  product: withFields(({ sku }: RoomPointMapper, _arguments: unknown, { context, fields }) =>
    context.loaders.products(fields).own.load(sku),
  ),
  variant: withFields(async ({ childSku }: RoomPointMapper, _arguments: unknown, { context, fields }) => {
    const found = childSku === null ? null : await context.loaders.products(fields).parent.load(childSku)
    return found && found.variant.status < DISABLED_STATUS ? { __typename: 'ProductVariant' as const, ...found } : null
  }),
} satisfies RoomPointResolvers

/** Returns the rooms in whose pictures a product stands. */
export async function roomsOfProduct(
  { sku }: Readonly<{ sku: string }>,
  _arguments: object,
  { loaders }: Pick<GraphContext, 'loaders'>,
): Promise<RoomMapper[]> {
  return (await loaders.rooms()).filter(({ points }) => points.some((point) => point.sku === sku))
}
