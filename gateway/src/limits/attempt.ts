import type { RequestScope } from '../graph/context.ts'
import type { Slot } from '../sharedStore/sharedStore.ts'
import { UpstreamFailure } from '../upstream/upstreamFailure.ts'
import { ATTEMPTS_OF_KNOWN_DEVICES_FACTOR } from './limits.ts'
import { runInSlots } from './runInSlots.ts'
import { canonicalEmail } from '../session/canonicalEmail.ts'

/** Bound on wrong tries at one kind of secret. Each kind has counts of its own. */
export type AttemptLimit = Readonly<{ secret: string; maxTries: number; windowMs: number }>

type Attempt<Value> = AttemptLimit &
  Readonly<{
    /** Owner of the secret, where one is guessed from many addresses. */
    subject?: string | undefined
    /** False where only who has opened the subject's account can try: neighbours at one address do not lock each other. */
    countsAddress?: boolean
    /** E-mail address of the account that the secret opens: a device that has opened it before is counted by itself. */
    account?: string
    /** True where a right try can be told without its reply: one that fails counts then, unless nothing was sent. */
    showsElsewhere?: boolean
    run: () => Promise<Value>
    isRight: (value: Value) => boolean
  }>

type AttemptScope = Pick<RequestScope, 'sharedStore' | 'session' | 'address' | 'device' | 'store'>

/**
 * Runs a try at a secret that is short enough to be guessed; null when there were too many wrong ones: by one session,
 * from one address (sessions are free to mint), or at one subject. The try is counted before it runs, so that many at once
 * are no more than the bound, and taken back when it was right or had no answer.
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
  { session, address, device, store }: AttemptScope,
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
    ...(owner === undefined ? [] : [{ key: `subject:${owner}`, max }]),
  ]
}

function isUnsent(error: unknown): boolean {
  return error instanceof UpstreamFailure && error.kind === 'unavailable'
}
