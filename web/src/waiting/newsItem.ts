import * as v from 'valibot'
import type { KeptDefinition } from '../device/keptValue.ts'
import { wishSchema } from './wish.ts'

const jsonObject = v.record(v.string(), v.unknown())
const moneySchema = v.object({ amount: v.string(), currencyCode: v.string() })

/** A way back or on. A change is made again through the queue; `units` is what it would come to. */
const waySchema = v.variant('kind', [
  v.object({
    kind: v.literal('link'),
    label: v.picklist(['seeCart', 'seeProduct', 'seeOrder', 'pay']),
    to: v.string(),
  }),
  v.object({
    kind: v.literal('change'),
    label: v.picklist(['undo', 'takeWhatIsLeft', 'again']),
    units: v.nullable(v.number()),
    name: v.string(),
    variables: jsonObject,
    optimism: jsonObject,
  }),
])

/** What became of one change that nobody waited for any more, kept until its shopper was told. */
const newsItemSchema = v.object({
  /** That of the task. */
  id: v.string(),
  /** Milliseconds since 1970. */
  at: v.number(),
  verdict: v.picklist(['kept', 'changed', 'failed']),
  wish: wishSchema,
  /** What one unit costs now, and what it cost when it was chosen; null when that is the same, or not known. */
  price: v.nullable(v.object({ before: moneySchema, now: moneySchema })),
  /** In the shop's own words: what to know about it, or why it could not be done. */
  reasons: v.array(v.object({ code: v.string(), message: v.string() })),
  /** The number of the order that it became. */
  orderNumber: v.nullable(v.string()),
  ways: v.array(waySchema),
  isTold: v.boolean(),
})

export type Way = v.InferOutput<typeof waySchema>
export type NewsItem = v.InferOutput<typeof newsItemSchema>

/** So many are kept; what is older was told long ago. */
const KEPT_NEWS_MAX = 20

/** News of this device, newest first. A page that is closed before it has told them leaves them to the next one. */
export const NEWS: KeptDefinition<readonly NewsItem[]> = {
  name: 'queue-news',
  schema: v.pipe(v.array(newsItemSchema), v.readonly()),
  empty: [],
}

export function withNews(kept: readonly NewsItem[], item: NewsItem): readonly NewsItem[] {
  return [item, ...kept.filter(({ id }) => id !== item.id)].slice(0, KEPT_NEWS_MAX)
}

/** The kept news, those of `told` marked so: another tab may have some of its own. */
export function asTold(kept: readonly NewsItem[], told: readonly NewsItem[]): readonly NewsItem[] {
  const ids = new Set(told.map(({ id }) => id))
  return kept.map((item) => (ids.has(item.id) ? { ...item, isTold: true } : item))
}
