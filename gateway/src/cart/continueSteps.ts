import * as v from 'valibot'
import type { RequestScope } from '../app/requestScope.ts'
import { isUnsent } from '../errors/upstreamFailure.ts'
import { UpstreamRefusal } from '../errors/upstreamRefusal.ts'
import { IDEMPOTENCY_TTL_MS } from '../idempotency/limits.ts'
import type { StepKey } from '../idempotency/stepKeys.ts'
import { cartKey } from './cartKey.ts'
import type { CartLineMapper } from './mappers.ts'

/** Change of a line by a call: units added to the line of an identity, or the quantity that is set; 0 removes it. */
export type LineEffect = Readonly<{ identity: string; added: number }> | Readonly<{ itemId: string; set: number }>

/** One REST call of a mutation that makes several: its name among them, and a function that makes it. */
export type Step = Readonly<{
  name: string
  write: (idempotencyKey: string | undefined) => Promise<void>
  /** Change that a refusal of the mutation undoes. */
  effect?: LineEffect
}>

/** Line as far as it is needed to restore it. */
export type KnownLine = Pick<
  CartLineMapper,
  'itemId' | 'sku' | 'optionsChecksum' | 'quantity' | 'chosen' | 'warranty' | 'deliveryOption'
>

/** Lines before the first call, and the effects of calls that may have arrived, by the names of their steps. */
export type Before = Readonly<{ lines: readonly KnownLine[]; effects: Readonly<Record<string, LineEffect>> }>

/** Progress of a mutation under one `clientMutationId`. `before` is null if a refusal undoes nothing. */
export type Progress = Readonly<{
  made: readonly string[]
  before: Before | null
  /** Number of times that all calls were undone. */
  undone: number
  /** True while calls are being undone: that ends before another call is made. */
  isUndoing: boolean
}>

type Scope = Pick<RequestScope, 'sharedStore' | 'storeSeal' | 'session'>

type Steps = Readonly<{
  steps: readonly Step[]
  key: StepKey
  /** Lines before the first call, if a refusal undoes the calls. */
  before?: readonly KnownLine[]
}>

type Continued = Readonly<{
  make: (step: Step) => Promise<void>
  /** Returns the progress of this run and those before it. */
  progress: () => Progress
}>

const lineSchema = v.object({
  itemId: v.string(),
  sku: v.string(),
  optionsChecksum: v.nullable(v.string()),
  quantity: v.number(),
  chosen: v.custom<CartLineMapper['chosen']>((value) => typeof value === 'object' && value !== null),
  warranty: v.nullable(v.string()),
  deliveryOption: v.nullable(v.string()),
})
const effectSchema = v.union([
  v.object({ identity: v.string(), added: v.number() }),
  v.object({ itemId: v.string(), set: v.number() }),
])
const recordSchema = v.object({
  made: v.array(v.string()),
  before: v.nullable(v.object({ lines: v.array(lineSchema), effects: v.record(v.string(), effectSchema) })),
  undone: v.optional(v.number(), 0),
  isUndoing: v.optional(v.boolean(), false),
})

/**
 * Returns a function that makes the calls of a mutation to the session's cart, each but those that an earlier run under
 * the same `clientMutationId` has made. A run that ends without a reply stores what it has made: many calls may take a
 * slow platform longer than one operation may last, and then each retry continues where the last one ended. The lines
 * before the first call are stored before that is made, since only the first run sees them, with the effects of all
 * calls: the process may end at any of them. A run that ends by itself stores the effects of those that may have
 * arrived; none, and no record is left. The platform's own idempotency keys make a repeated call safe, not short.
 */
export async function continueSteps(scope: Scope, { steps, key, before }: Steps): Promise<Continued> {
  // A single call that is not undone has nothing to continue.
  const known = before === undefined && steps.length < 2 ? null : await readProgress(scope, key)
  const lines = known?.before?.lines ?? before
  const undone = known?.undone ?? 0
  const made = new Set(known?.made)
  const effects = new Map(Object.entries(known?.before?.effects ?? {}))
  const progress = (more: readonly Step[] = []): Progress => {
    const all = { ...Object.fromEntries(effects), ...effectsOf(more) }
    return { made: [...made], before: lines === undefined ? null : { lines, effects: all }, undone, isUndoing: false }
  }
  const isStored = steps.length > 1 || known !== null
  if (isStored && lines !== undefined) await storeProgress(scope, key, progress(steps))
  const make = async (step: Step) => {
    const { name, effect, write } = step
    if (made.has(name)) return
    try {
      await write(key(callName(name, undone)))
      made.add(name)
      if (effect) effects.set(name, effect)
    } catch (error) {
      if (error instanceof UpstreamRefusal) {
        // The platform would not refuse a call that it has made: it knows its key. The caller undoes the others.
        effects.delete(name)
        throw error
      }
      if (effect && !isUnsent(error)) effects.set(name, effect)
      if (isStored) await storeProgress(scope, key, progress())
      throw error
    }
  }
  return { make, progress: () => progress() }
}

/**
 * Returns the name of a call in its idempotency key. After an undo it is another call: the platform would repeat its
 * answer to the one that was undone, and do nothing.
 */
export function callName(step: string, undone: number): string {
  return undone === 0 ? step : `${step}.${undone}`
}

function effectsOf(steps: readonly Step[]): Record<string, LineEffect> {
  return Object.fromEntries(steps.flatMap(({ name, effect }) => (effect ? [[name, effect]] : [])))
}

/** Returns how far the runs before this one came under its key; null without a key, and for the first run. */
export async function readProgress(scope: Scope, key: StepKey): Promise<Progress | null> {
  const record = recordOf(scope, key)
  if (record === null) return null
  const sealed = await scope.sharedStore.get(record).catch(() => null)
  const known = v.safeParse(recordSchema, sealed === null ? null : await scope.storeSeal.open(record, sealed))
  return known.success ? known.output : null
}

/** Stores how far the runs under a key came. Deletes the record if no call of them has an effect, or ever had one. */
export async function storeProgress(scope: Scope, key: StepKey, progress: Progress): Promise<void> {
  const record = recordOf(scope, key)
  if (record === null) return
  const { made, before, undone } = progress
  if (made.length === 0 && undone === 0 && Object.keys(before?.effects ?? {}).length === 0) {
    await scope.sharedStore.delete(record).catch(() => undefined)
    return
  }
  const lines = before?.lines.map(({ itemId, sku, optionsChecksum, quantity, chosen, warranty, deliveryOption }) => {
    return { itemId, sku, optionsChecksum, quantity, chosen, warranty, deliveryOption }
  })
  const sealed = await scope.storeSeal.seal(record, { ...progress, before: before && { ...before, lines } })
  // Without the record a retry repeats the calls, which changes nothing.
  await scope.sharedStore.set(record, sealed, IDEMPOTENCY_TTL_MS).catch(() => undefined)
}

/** Returns the key of the record. Another cart, in place of one that is gone, has none of the calls. */
function recordOf({ session }: Scope, key: StepKey): string | null {
  const recordKey = key('made')
  return recordKey === undefined ? null : `steps:${recordKey}:${cartKey(session.cartToken ?? '')}`
}
