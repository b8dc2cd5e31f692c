import * as v from 'valibot'
import { draftOfAddress } from '../../checkout/address/graphAddress.ts'
import { saveCustomerAddressSchema } from '../../customers/addresses/saveCustomerAddressSchema.ts'
import { orderPath } from '../../customers/orders/orderPath.ts'
import { GIFT_DRAFT } from '../../gift/giftDraft.ts'
import { setCartGiftSchema } from '../../gift/setCartGiftSchema.ts'
import type { WaitingTask } from '../../offline/waitingTask.ts'
import { createReturnSchema } from '../../returns/createReturnSchema.ts'
import { createReviewSchema } from '../../reviews/createReviewSchema.ts'

/** Form that a refused change came from: its path inside the store, and its texts under the name of its draft. */
export type RefusedForm = Readonly<{ path: string; draft: Readonly<{ name: string; texts: unknown }> }>

type Readers = Readonly<Record<string, (task: WaitingTask) => RefusedForm | null>>

/** Forms whose draft is removed when their change is queued, by mutation. Photos are too large for a draft. */
const FORMS: Readers = {
  createReview: ({ variables, optimism: { path } }) =>
    read(createReviewSchema, variables, ({ input: { sku, photos: _photos, ...texts } }) =>
      typeof path === 'string' ? { path, draft: { name: `review:${sku}`, texts } } : null,
    ),
  createReturn: ({ variables, optimism: { number } }) =>
    read(createReturnSchema, variables, ({ input: { orderId, lines, comment } }) => ({
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
    read(saveCustomerAddressSchema, variables, ({ input: { addressId, address, ...flags } }) => ({
      path: `/my-account/addresses/${addressId === null ? 'new' : `edit/${encodeURIComponent(addressId)}`}`,
      draft: { name: `address:${addressId ?? 'new'}`, texts: { ...draftOfAddress(address), ...flags } },
    })),
  setCartGift: ({ variables }) =>
    read(setCartGiftSchema, variables, ({ input: { gift } }) =>
      gift === null ? null : { path: '/checkout/cart', draft: { name: GIFT_DRAFT, texts: gift } },
    ),
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
