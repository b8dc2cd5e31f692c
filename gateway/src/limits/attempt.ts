import type { RequestScope } from '../app/requestScope.ts'
import type { Slot } from '../cache/sharedStore.ts'
import { isUnsent } from '../errors/upstreamFailure.ts'
import { ATTEMPTS_OF_KNOWN_DEVICES_FACTOR } from './limits.ts'
import { runInSlots } from './runInSlots.ts'
import { canonicalEmail } from '../session/canonicalEmail.ts'

/** Attempt limit of one kind of secret. Each kind has counters of its own. */
export type AttemptLimit = Readonly<{ secret: string; maxTries: number; windowMs: number }>

type Attempt<Value> = AttemptLimit &
  Readonly<{
    /** Owner of the secret, if it can be guessed from many addresses. */
    subject?: string | undefined
    /**
     * False if only a person with access to the subject's account can try: neighbours with one address must not lock
     * each other.
     */
    countsAddress?: boolean
    /**
     * E-mail address of the account that the secret opens: a device that has opened it before has a counter of its own.
     */
    account?: string
    /**
     * True if a right attempt can be recognised without its reply: then a failed one counts, unless nothing was sent.
     */
    showsElsewhere?: boolean
    run: () => Promise<Value>
    isRight: (value: Value) => boolean
  }>

type AttemptScope = Pick<RequestScope, 'sharedStore' | 'storeSeal' | 'session' | 'address' | 'device' | 'store'>

/**
 * Runs an attempt at a guessable secret; null above the attempt limit of the session, of the address (sessions are free
 * to create), or of the subject. The attempt is counted before it runs, so that concurrent ones cannot exceed the
 * limit, and given back if it was right or had no reply.
 */
export async function attempt<Value>(
  scope: AttemptScope,
  tried: Attempt<Value>,
): Promise<Readonly<{ value: Value }> | null> {
  const { secret, windowMs, showsElsewhere = false, run, isRight } = tried
  const slots = await slotsOf(scope, tried)
  return runInSlots(scope.sharedStore, { slots: slots.map(named), windowMs, run, isFree })

  function named({ key, max }: Slot): Slot {
    return { key: `attempt:${secret}:${key}`, max }
  }
  function isFree(outcome: Readonly<{ value: Value } | { error: unknown }>): boolean {
    return 'value' in outcome ? isRight(outcome.value) : !showsElsewhere || isUnsent(outcome.error)
  }
}

async function slotsOf(
  { session, address, device, store, storeSeal }: AttemptScope,
  { maxTries: max, subject, account, countsAddress = true }: Omit<Attempt<never>, 'run' | 'isRight'>,
): Promise<readonly Slot[]> {
  if (account !== undefined) {
    const known = await device.knownAs(store.code, account)
    if (known !== null) {
      return [
        { key: `device:${known.deviceId}:${known.accountId}`, max },
        { key: `devices:${known.accountId}`, max: max * ATTEMPTS_OF_KNOWN_DEVICES_FACTOR },
      ]
    }
  }
  const owner = subject ?? (account === undefined ? undefined : canonicalEmail(account))
  return [
    { key: `session:${session.id}`, max },
    ...(countsAddress ? [{ key: `address:${address}`, max }] : []),
    ...(owner === undefined ? [] : [{ key: `subject:${storeSeal.hashes(owner)[0]}`, max }]),
  ]
}
