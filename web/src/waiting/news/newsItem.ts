import * as v from 'valibot'
import type { StoredValueDefinition } from '../../device/storedValue.ts'
import { parsedBy } from '../../device/parsedBy.ts'
import { taskDescriptionSchema } from '../../offline/taskDescription.ts'

const jsonObject = v.record(v.string(), v.unknown())
const moneySchema = v.object({ amount: v.string(), currencyCode: v.string() })

/** Action of an item. A change is made again through the queue; `units` is the resulting quantity. */
const waySchema = v.variant('kind', [
  v.object({
    kind: v.literal('link'),
    label: v.picklist(['seeCart', 'seeProduct', 'seeOrder', 'seeApplication', 'pay', 'correct']),
    to: v.string(),
    /** Texts that the form of the linked page begins with, under the name of its draft. */
    draft: v.optional(v.object({ name: v.string(), texts: v.unknown() })),
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

/** Outcome of a task without a waiting caller, stored until its shopper was notified. */
const newsItemSchema = v.object({
  /** Id of the task. */
  id: v.string(),
  /** Milliseconds since 1970. */
  at: v.number(),
  verdict: v.picklist(['kept', 'changed', 'failed']),
  wish: taskDescriptionSchema,
  /** Price of one unit now and when it was chosen; null when it is the same, or unknown. */
  price: v.nullable(v.object({ before: moneySchema, now: moneySchema })),
  /** The shop's messages: notices, or reasons of a failure. */
  reasons: v.array(v.object({ code: v.string(), message: v.string() })),
  /** Number of the placed order. */
  orderNumber: v.nullable(v.string()),
  ways: v.array(waySchema),
  isTold: v.boolean(),
  /** False until the shopper has followed it, or seen the list of sent orders: an order is shown until then. */
  isSeen: v.optional(v.boolean(), true),
  /** True once its change was made again: a later page must not make it a second time. */
  isTaken: v.optional(v.boolean(), false),
})

export type Way = v.InferOutput<typeof waySchema>
export type NewsItem = v.InferOutput<typeof newsItemSchema>

/** Maximum number of stored items; older ones were shown long ago. */
const STORED_NEWS_MAX = 20

/**
 * Stored outcomes of this device, newest first. A page that closes before showing them leaves them to the next one.
 */
export const NEWS: StoredValueDefinition<readonly NewsItem[]> = {
  name: 'queue-news',
  parse: parsedBy(v.pipe(v.array(newsItemSchema), v.readonly())),
  empty: [],
}

export function withNews(kept: readonly NewsItem[], item: NewsItem): readonly NewsItem[] {
  return [item, ...kept.filter(({ id }) => id !== item.id)].slice(0, STORED_NEWS_MAX)
}

/** Returns the stored items, those of `told` marked as shown: another tab may have added its own. */
export function markShown(kept: readonly NewsItem[], told: readonly NewsItem[]): readonly NewsItem[] {
  const ids = new Set(told.map(({ id }) => id))
  return kept.map((item) => (ids.has(item.id) ? { ...item, isTold: true } : item))
}

/** Returns the stored items marked as seen, all of them or the one with an id. */
export function asSeen(kept: readonly NewsItem[], id?: string): readonly NewsItem[] {
  const isMeant = (item: NewsItem) => !item.isSeen && (id === undefined || item.id === id)
  return kept.some(isMeant) ? kept.map((item) => (isMeant(item) ? { ...item, isSeen: true } : item)) : kept
}

/** Returns the stored items with the change of one of them marked as made again, or as to be made. */
export function asTaken(kept: readonly NewsItem[], id: string, isTaken: boolean): readonly NewsItem[] {
  return kept.map((item) => (item.id === id ? { ...item, isTaken } : item))
}
