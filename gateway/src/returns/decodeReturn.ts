import { RETURN_COMMENT_MAX_CHARACTERS } from '@hogar/schema/validation/limits.ts'
import * as v from 'valibot'
import type { AnswerOption, ReturnStatus } from '../__generated__/schemaTypes.ts'
import { plainText } from '../parse/plainText.ts'
import { instant } from '../parse/instant.ts'
import { readText } from '../parse/readValue.ts'
import { ANSWER_OPTIONS_MAX, RETURN_LINES_MAX } from './limits.ts'
import type { ReturnAttributes, ReturnRequestMapper } from './mappers.ts'

const TEXT_MAX = 500
const STATUS: Readonly<Record<string, ReturnStatus>> = {
  'partially received': 'PARTIALLY_RECEIVED',
  partially_received: 'PARTIALLY_RECEIVED',
  received: 'RECEIVED',
}

const words = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => plainText(String(value), TEXT_MAX) ?? ''),
)
const text = v.pipe(words, v.nonEmpty())
const id = v.pipe(v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/))]), v.transform(String))
const count = v.pipe(v.number(), v.integer(), v.minValue(0))
const option = v.object({ value: text, label: text })
const list = <Item extends v.GenericSchema>(item: Item, max: number) =>
  v.pipe(
    v.array(item),
    v.transform((items) => items.slice(0, max)),
  )

const attributesSchema = v.array(
  v.pipe(
    v.object({ attribute_code: text, frontend_label: text, options: list(option, ANSWER_OPTIONS_MAX) }),
    v.transform(({ attribute_code: code, frontend_label: label, options }) => ({ code, label, options })),
  ),
)

const returnSchema = v.object({
  increment_id: text,
  status: v.fallback(v.string(), ''),
  comment: v.optional(v.unknown()),
  created_at: v.pipe(
    v.string(),
    v.transform((value) => instant(value)),
    v.string(),
  ),
  photo_count: v.fallback(count, 0),
  items: list(
    v.object({
      sku: text,
      name: text,
      qty: count,
      qty_received: v.fallback(v.nullable(count), null),
      reason: words,
      condition: words,
      resolution: words,
    }),
    RETURN_LINES_MAX,
  ),
})

const formSchema = v.object({
  return_before: v.pipe(
    v.fallback(v.nullable(v.string()), null),
    v.transform((value) => instant(value)),
  ),
  photos_max: v.fallback(count, 0),
  items: list(
    v.pipe(
      v.object({ item_id: id, sku: text, name: text, qty_ordered: count, qty_returnable: count }),
      v.transform(({ item_id: lineId, sku, name, qty_ordered: quantity, qty_returnable: returnableQuantity }) => ({
        lineId,
        sku,
        name,
        quantity,
        returnableQuantity,
      })),
    ),
    RETURN_LINES_MAX,
  ),
})

/** Decodes the reasons to choose from; null if malformed. */
export function decodeOptions(value: unknown): readonly AnswerOption[] | null {
  const parsed = v.safeParse(list(option, ANSWER_OPTIONS_MAX), value)
  return parsed.success ? parsed.output : null
}

/** Decodes the questions about a return; null if malformed. */
export function decodeReturnAttributes(value: unknown): ReturnAttributes | null {
  const parsed = v.safeParse(attributesSchema, value)
  return parsed.success ? parsed.output : null
}

/** Decodes a return; null if malformed. */
export function decodeReturn(
  value: unknown,
  { storeCode, orderNumber }: Readonly<{ storeCode: string; orderNumber: string }>,
): ReturnRequestMapper | null {
  const parsed = v.safeParse(returnSchema, value)
  if (!parsed.success) return null
  const { increment_id: number, status, comment, created_at: requestedAt, photo_count: photoCount } = parsed.output
  const lines = parsed.output.items.map(({ qty: quantity, qty_received: receivedQuantity, ...line }) => ({
    ...line,
    quantity,
    receivedQuantity,
  }))
  const known = STATUS[status.toLowerCase()] ?? 'REQUESTED'
  return {
    __typename: 'ReturnRequest',
    storeCode,
    orderNumber,
    number,
    requestedAt,
    status: known,
    // The comment that the customer typed is no markup.
    comment: readText(comment, RETURN_COMMENT_MAX_CHARACTERS),
    lines,
    photoCount,
  }
}

/** Decodes which lines of an order may be returned; null if malformed. */
export function decodeReturnForm(value: unknown) {
  const parsed = v.safeParse(formSchema, value)
  if (!parsed.success) return null
  const { return_before: returnBefore, photos_max: photosMax, items: lines } = parsed.output
  return { returnBefore, photosMax, lines }
}
