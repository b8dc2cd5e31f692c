import * as v from 'valibot'
import type { RequestScope } from '../app/requestScope.ts'
import { UpstreamRefusal } from '../errors/upstreamRefusal.ts'
import { IDEMPOTENCY_TTL_MS } from '../idempotency/limits.ts'
import type { StepKey } from '../idempotency/stepKeys.ts'
import { cartKey } from './cartKey.ts'

/** One REST call of a mutation that makes several: its name among them, and a function that makes it. */
export type Step = Readonly<{ name: string; write: (idempotencyKey: string | undefined) => Promise<void> }>

const recordSchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()))

/**
 * Returns a function that makes the calls of a mutation to the session's cart, each but those that an earlier run under
 * the same `clientMutationId` has made. A run that ends without a reply stores what it has made: many calls may take a
 * slow platform longer than one operation may last, and then each retry continues where the last one ended. The
 * platform's own idempotency keys make a repeated call safe, not short.
 */
export async function continueSteps(
  { sharedStore, session }: Pick<RequestScope, 'sharedStore' | 'session'>,
  { steps, key }: Readonly<{ steps: readonly Step[]; key: StepKey }>,
): Promise<(step: Step) => Promise<void>> {
  // A single call has nothing to continue.
  const recordKey = steps.length > 1 ? key('made') : undefined
  if (recordKey === undefined) return ({ name, write }) => write(key(name))
  // Another cart, in place of one that is gone, has none of the calls.
  const record = `steps:${recordKey}:${cartKey(session.cartToken ?? '')}`
  const known = v.safeParse(recordSchema, await sharedStore.get(record).catch(() => null))
  const made = new Set(known.success ? known.output : [])
  return async ({ name, write }) => {
    if (made.has(name)) return
    try {
      await write(key(name))
      made.add(name)
    } catch (error) {
      // Without the record a retry repeats the calls, which changes nothing.
      if (!(error instanceof UpstreamRefusal) && made.size > 0)
        await sharedStore.set(record, JSON.stringify([...made]), IDEMPOTENCY_TTL_MS).catch(() => undefined)
      throw error
    }
  }
}
