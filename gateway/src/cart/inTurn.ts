import { setTimeout as wait } from 'node:timers/promises'
import type { RequestScope } from '../app/requestScope.ts'
import { SharedStoreUnavailable } from '../cache/sharedStore.ts'
import { GatewayError } from '../errors/gatewayError.ts'
import { runInSlots } from '../limits/runInSlots.ts'
import { cartKey } from './cartKey.ts'
import { TURN_MAX_MS, TURN_POLL_MS, TURN_TRIES_MAX } from './limits.ts'

/**
 * Runs a change that compares the cart with what its client knows, one at a time in all instances: two that compared the
 * same cart at once would both be made. Without the shared store the change runs at once: selling matters more. Throws
 * UPSTREAM_TIMEOUT if the turn stays taken for seconds. That proves no other change: a turn that ended while the shared
 * store was away stays taken until its window ends.
 */
export async function inTurn<Value>(
  { sharedStore, session, signal }: Pick<RequestScope, 'sharedStore' | 'session' | 'signal'>,
  run: () => Promise<Value>,
): Promise<Value> {
  // A session without a cart changes none; all of them would share one turn.
  if (session.cartToken === null) return run()
  const slots = [{ key: `cart-turn:${cartKey(session.cartToken)}`, max: 1 }]
  for (let tries = 0; tries < TURN_TRIES_MAX; tries += 1) {
    // Waits for the turns of this instance by itself.
    const taken = await takeTurn()
    if (taken !== null) return taken.value
    await wait(TURN_POLL_MS, undefined, { signal })
  }
  throw new GatewayError('UPSTREAM_TIMEOUT', 'Another change of the cart is in progress. Retry later.')

  async function takeTurn() {
    let hasBegun = false
    const begin = () => {
      hasBegun = true
      return run()
    }
    try {
      return await runInSlots(sharedStore, { slots, windowMs: TURN_MAX_MS, run: begin, isFree: () => true })
    } catch (error) {
      if (hasBegun || !(error instanceof SharedStoreUnavailable)) throw error
      return { value: await run() }
    }
  }
}
