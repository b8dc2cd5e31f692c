import type { CreditInvoiceResolvers } from '../../__generated__/resolverTypes.ts'
import { UpstreamFailure } from '../../errors/upstreamFailure.ts'
import type { GraphContext } from '../../app/context.ts'
import { toGlobalId } from '../../graph/globalId.ts'
import type { CreditInvoiceMapper } from '../mappers.ts'
import { readTransferChannels } from '../optionClient.ts'
import { decodeGrantedOffer, decodeInstalments } from './decodeSchedule.ts'
import { toScheduleKey } from './invoiceClient.ts'

export const creditInvoiceResolvers = {
  id: ({ storeCode, number }) => toGlobalId('CreditInvoice', storeCode, number),
  orderId: ({ storeCode, orderNumber }) => (orderNumber === null ? null : toGlobalId('Order', storeCode, orderNumber)),
  paysByTransfer: ({ paysByTransfer, channel }, _arguments, context) =>
    paysByTransfer ?? takesTransfers(context, channel),
  instalments: (invoice, _arguments, context) =>
    readPart(invoice, context, (result) => decodeInstalments(result, context.store.currencyCode)),
  offer: (invoice, _arguments, context) =>
    readPart(invoice, context, (result) => decodeGrantedOffer(result, invoice, context.store.currencyCode)),
} satisfies CreditInvoiceResolvers

/** Whether credits of a sales channel can be paid by transfer; false for an unknown channel. */
async function takesTransfers(context: GraphContext, channel: number | null): Promise<boolean> {
  return channel !== null && (await readTransferChannels(context)).includes(channel)
}

/** Reads a part of a credit that only its own call has. Null if the session may no longer read it. */
async function readPart<Part>(
  invoice: CreditInvoiceMapper,
  { loaders }: GraphContext,
  decode: (result: unknown) => Part | null,
): Promise<Part | null> {
  const called = await loaders.creditSchedules.load(toScheduleKey(invoice))
  if (called === null) return null
  const part = decode(called.result)
  if (part === null)
    throw new UpstreamFailure({
      kind: 'invalid',
      endpoint: 'creditInvoice',
      detail: 'a part of the result cannot be read',
    })
  return part
}
