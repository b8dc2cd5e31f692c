import { storedAddressSchema } from '@hogar/schema/validation/address.ts'
import * as v from 'valibot'
import { draftOfAddress } from '../../checkout/address/graphAddress.ts'
import { orderPath } from '../../customers/orders/orderPath.ts'
import { GIFT_DRAFT } from '../../gift/giftDraft.ts'
import type { WaitingTask } from '../../offline/waitingTask.ts'

/** Form that a refused change came from: its path inside the store, and its texts under the name of its draft. */
export type RefusedForm = Readonly<{ path: string; draft: Readonly<{ name: string; texts: unknown }> }>

const reviewSchema = v.object({
  input: v.object({ sku: v.string(), rating: v.number(), title: v.string(), detail: v.string(), nickname: v.string() }),
})
const returnSchema = v.object({
  input: v.object({
    orderId: v.string(),
    lines: v.array(
      v.object({
        lineId: v.string(),
        quantity: v.number(),
        reason: v.string(),
        condition: v.string(),
        resolution: v.string(),
      }),
    ),
    comment: v.nullable(v.string()),
  }),
})
const addressSchema = v.object({
  input: v.object({
    addressId: v.nullable(v.string()),
    address: v.object({ ...storedAddressSchema.entries, countryCode: v.string() }),
    isDefaultShipping: v.boolean(),
    isDefaultBilling: v.boolean(),
  }),
})
const giftSchema = v.object({
  input: v.object({
    gift: v.object({ to: v.string(), from: v.string(), message: v.string(), hidesPrices: v.boolean() }),
  }),
})

type Readers = Readonly<Record<string, (task: WaitingTask) => RefusedForm | null>>

/** Forms whose draft is removed when their change is queued, by mutation. Photos are too large for a draft. */
const FORMS: Readers = {
  createReview: ({ variables, optimism: { path } }) =>
    read(reviewSchema, variables, ({ input: { sku, ...texts } }) =>
      typeof path === 'string' ? { path, draft: { name: `review:${sku}`, texts } } : null,
    ),
  createReturn: ({ variables, optimism: { number } }) =>
    read(returnSchema, variables, ({ input: { orderId, lines, comment } }) => ({
      path: `${orderPath(orderId)}/return`,
      draft: {
        name: `return:${String(number)}`,
        texts: {
          units: lines.map(({ lineId, quantity }) => [lineId, quantity]),
          answers: lines.map(({ lineId, quantity: _units, ...answers }) => [lineId, answers]),
          comment: comment ?? '',
        },
      },
    })),
  saveCustomerAddress: ({ variables }) =>
    read(addressSchema, variables, ({ input: { addressId, address, ...flags } }) => ({
      path: `/my-account/addresses/${addressId === null ? 'new' : `edit/${encodeURIComponent(addressId)}`}`,
      draft: { name: `address:${addressId ?? 'new'}`, texts: { ...draftOfAddress(address), ...flags } },
    })),
  setCartGift: ({ variables }) =>
    read(giftSchema, variables, ({ input: { gift } }) => ({
      path: '/checkout/cart',
      draft: { name: GIFT_DRAFT, texts: gift },
    })),
}

/** Returns the form of a refused change, to correct what was typed there; null for a change without a form. */
export function refusedForm(task: WaitingTask): RefusedForm | null {
  return FORMS[task.name]?.(task) ?? null
}

function read<T>(
  schema: v.GenericSchema<unknown, T>,
  variables: unknown,
  form: (read: T) => RefusedForm | null,
): RefusedForm | null {
  const parsed = v.safeParse(schema, variables)
  return parsed.success ? form(parsed.output) : null
}
