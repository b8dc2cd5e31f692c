import type { SharedStore, Slot, TakenSlots } from '../cache/sharedStore.ts'
import { SLOT_WAIT_MS, SLOT_WAITERS_MAX } from './limits.ts'

type Outcome<Value> = Readonly<{ value: Value } | { error: unknown }>

type Run<Value> = Readonly<{
  slots: readonly Slot[]
  windowMs: number
  run: () => Promise<Value>
  /** Returns true if the slots are given back. */
  isFree: (outcome: Outcome<Value>) => boolean
}>

/** Runs of this process that hold slots, and callbacks of those that wait for one to end. */
type Running = { count: number; readonly waiting: Set<() => void> }

const runningOf = new WeakMap<SharedStore, Map<string, Running>>()

/**
 * Runs `run` with a slot of each counter; null if one is full. While runs of this process may still give slots back,
 * waits for them for a short time: many concurrent right attempts must not count as too many wrong ones.
 */
export async function runInSlots<Value>(
  store: SharedStore,
  { slots, windowMs, run, isFree }: Run<Value>,
): Promise<Readonly<{ value: Value }> | null> {
  const running = runningOf.get(store) ?? new Map<string, Running>()
  runningOf.set(store, running)
  const keys = slots.map(({ key }) => key)
  const taken = await takeOrWait(() => store.takeSlots(slots, windowMs), running, keys)
  if (taken === null) return null
  let outcome: Outcome<Value> | null = null
  try {
    outcome = { value: await run() }
    return outcome
  } catch (error) {
    outcome = { error }
    throw error
  } finally {
    if (outcome !== null && isFree(outcome)) await taken.giveBack()
    for (const key of keys) end(running, key)
  }
}

async function takeOrWait(
  take: () => Promise<TakenSlots | null>,
  running: Map<string, Running>,
  keys: readonly string[],
): Promise<TakenSlots | null> {
  const until = performance.now() + SLOT_WAIT_MS
  for (;;) {
    const taken = await take()
    // At once: others that were woken together check it next.
    if (taken !== null) {
      for (const key of keys) begin(running, key)
      return taken
    }
    const remainingMs = until - performance.now()
    const held = keys.flatMap((key) => running.get(key) ?? [])
    const isCrowded = held.some(({ waiting }) => waiting.size >= SLOT_WAITERS_MAX)
    if (held.length === 0 || isCrowded || remainingMs <= 0) return null
    await nextEnd(held, remainingMs)
  }
}

/** Resolves when one of the runs has ended, or at the time-out. */
function nextEnd(held: readonly Running[], timeoutMs: number): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timer)
      for (const { waiting } of held) waiting.delete(wake)
      resolve()
    }
    const timer = setTimeout(wake, timeoutMs)
    for (const { waiting } of held) waiting.add(wake)
  })
}

function begin(running: Map<string, Running>, key: string): void {
  const known = running.get(key)
  if (known) known.count += 1
  else running.set(key, { count: 1, waiting: new Set() })
}

function end(running: Map<string, Running>, key: string): void {
  const known = running.get(key)
  if (!known) return
  known.count -= 1
  if (known.count === 0) running.delete(key)
  for (const wake of known.waiting) wake()
}
