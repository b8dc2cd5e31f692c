import * as v from 'valibot'
import type { RequestScope } from '../app/requestScope.ts'
import { UpstreamRefusal } from '../errors/upstreamRefusal.ts'
import { IDEMPOTENCY_TTL_MS } from '../idempotency/limits.ts'
import type { StepKey } from '../idempotency/stepKeys.ts'
import { cartKey } from './cartKey.ts'
import type { CartLineMapper } from './mappers.ts'

/** One REST call of a mutation that makes several: its name among them, and a function that makes it. */
export type Step = Readonly<{ name: string; write: (idempotencyKey: string | undefined) => Promise<void> }>

/** Line as far as it is needed to restore it. */
export type KnownLine = Pick<
  CartLineMapper,
  'itemId' | 'sku' | 'optionsChecksum' | 'quantity' | 'chosen' | 'warranty' | 'deliveryOption'
>

/** Cart before the first call: its lines, and the SKUs that the calls change. Other lines may change meanwhile. */
export type Before = Readonly<{ lines: readonly KnownLine[]; skus: readonly string[] }>

/** Progress of a mutation under one `clientMutationId`. `before` is null if a refusal restores nothing. */
export type Progress = Readonly<{ made: readonly string[]; before: Before | null }>

type Scope = Pick<RequestScope, 'sharedStore' | 'storeSeal' | 'session'>

type Steps = Readonly<{
  steps: readonly Step[]
  key: StepKey
  /** Cart before the first call, if a refusal restores it. */
  before?: Before
}>

type Continued = Readonly<{
  make: (step: Step) => Promise<void>
  /** Cart before the first call of the first run; null if it is not restored. */
  before: Before | null
  /** True if an earlier run has begun, and may have made calls. */
  isContinued: boolean
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
const recordSchema = v.object({
  made: v.array(v.string()),
  before: v.nullable(v.object({ lines: v.array(lineSchema), skus: v.array(v.string()) })),
})

/**
 * Returns a function that makes the calls of a mutation to the session's cart, each but those that an earlier run under
 * the same `clientMutationId` has made. A run that ends without a reply stores what it has made: many calls may take a
 * slow platform longer than one operation may last, and then each retry continues where the last one ended. The cart
 * before the first call is stored before that is made: only the first run sees it. The platform's own idempotency keys
 * make a repeated call safe, not short.
 */
export async function continueSteps(scope: Scope, { steps, key, before }: Steps): Promise<Continued> {
  // A single call that is not undone has nothing to continue.
  const known = before === undefined && steps.length < 2 ? null : await readProgress(scope, key)
  const first = known?.before ?? before ?? null
  const made = new Set(known?.made)
  const isStored = steps.length > 1 || known !== null
  if (isStored && known === null && before !== undefined) await storeProgress(scope, key, { made: [], before })
  const make = async ({ name, write }: Step) => {
    if (made.has(name)) return
    try {
      await write(key(name))
      made.add(name)
    } catch (error) {
      if (isStored && made.size > 0 && !(error instanceof UpstreamRefusal))
        await storeProgress(scope, key, { made: [...made], before: first })
      throw error
    }
  }
  return { make, before: first, isContinued: known !== null }
}

/** Returns how far the runs before this one came under its key; null without a key, and for the first run. */
export async function readProgress(scope: Scope, key: StepKey): Promise<Progress | null> {
  const record = recordOf(scope, key)
  if (record === null) return null
  const sealed = await scope.sharedStore.get(record).catch(() => null)
  const known = v.safeParse(recordSchema, sealed === null ? null : await scope.storeSeal.open(record, sealed))
  return known.success ? known.output : null
}

async function storeProgress(scope: Scope, key: StepKey, { made, before }: Progress): Promise<void> {
  const record = recordOf(scope, key)
  if (record === null) return
  const lines = before?.lines.map(({ itemId, sku, optionsChecksum, quantity, chosen, warranty, deliveryOption }) => {
    return { itemId, sku, optionsChecksum, quantity, chosen, warranty, deliveryOption }
  })
  const sealed = await scope.storeSeal.seal(record, { made, before: before && { ...before, lines } })
  // Without the record a retry repeats the calls, which changes nothing.
  await scope.sharedStore.set(record, sealed, IDEMPOTENCY_TTL_MS).catch(() => undefined)
}

/** Returns the key of the record. Another cart, in place of one that is gone, has none of the calls. */
function recordOf({ session }: Scope, key: StepKey): string | null {
  const recordKey = key('made')
  return recordKey === undefined ? null : `steps:${recordKey}:${cartKey(session.cartToken ?? '')}`
}
