import type { CustomerResolvers, MutationResolvers, ReturnRequestResolvers } from '../__generated__/resolverTypes.ts'
import { toGlobalId } from '../graph/globalId.ts'
import { noneIfMissing, noneIfUnread } from '../errors/isUpstreamError.ts'
import { cancelOrder } from './cancelOrder.ts'
import { createReturn } from './createReturn.ts'
import { orderNumberOf } from '../orders/ownOrder.ts'
import { readCancelReasons, readReturnForm, readReturns } from './returnClient.ts'
import { toPhotoKey } from './returnPhotoLoader.ts'

export const returnMutations = { cancelOrder, createReturn } satisfies MutationResolvers

/** Resolvers of a customer's options for an order; the platform decides whether the order is theirs. */
export const customerReturnResolvers = {
  cancelReasons: (_customer, { orderId }, context) => {
    const number = orderNumberOf(context, orderId)
    return number === null ? null : noneIfMissing(readCancelReasons(context, number), null)
  },
  returns: (_customer, { orderId }, context) => {
    const number = orderNumberOf(context, orderId)
    return number === null ? null : noneIfMissing(readReturns(context, number), null)
  },
  returnForm: async (_customer, { orderId }, context) => {
    const number = orderNumberOf(context, orderId)
    if (number === null) return null
    const reading = Promise.all([readReturnForm(context, number), context.loaders.returnAttributes()])
    const read = await noneIfMissing(reading, null)
    if (read === null) return null
    const [form, attributes] = read
    return { ...form, attributes }
  },
} satisfies CustomerResolvers

export const returnRequestResolvers = {
  id: ({ storeCode, orderNumber, number }) => toGlobalId('ReturnRequest', storeCode, orderNumber, number),
  lines: async ({ lines }, _arguments, { loaders }) => {
    // Without them, an answer is shown as one that is no longer offered: by its value.
    const attributes = await noneIfUnread(loaders.returnAttributes(), [])
    const label = (code: string, value: string) =>
      attributes.find((attribute) => attribute.code === code)?.options.find((option) => option.value === value)
        ?.label ?? value
    return lines.map((line) => ({
      ...line,
      reason: label('reason', line.reason),
      condition: label('condition', line.condition),
      resolution: label('resolution', line.resolution),
    }))
  },
  photos: ({ photoCount, orderNumber, number }, _arguments, { loaders }) =>
    photoCount === 0 ? [] : loaders.returnPhotos.load(toPhotoKey({ orderNumber, number })),
} satisfies ReturnRequestResolvers
