import { startTimeout } from '@hogar/schema/http/startTimeout.ts'
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
    try {
      if (outcome !== null && isFree(outcome)) await taken.giveBack()
    } finally {
      for (const key of keys) end(running, key)
    }
  }
}

async function takeOrWait(
  take: () => Promise<TakenSlots | null>,
  running: Map<string, Running>,
  keys: readonly string[],
): Promise<TakenSlots | null> {
  let wait: Wait | null = null
  try {
    for (;;) {
      const taken = await take()
      // At once: others that were woken together check it next.
      if (taken !== null) {
        for (const key of keys) begin(running, key)
        return taken
      }
      wait ??= startWait()
      const held = keys.flatMap((key) => running.get(key) ?? [])
      const isCrowded = held.some(({ waiting }) => waiting.size >= SLOT_WAITERS_MAX)
      if (held.length === 0 || isCrowded || wait.isOver()) return null
      await wait.nextEnd(held)
    }
  } finally {
    wait?.cancel()
  }
}

type Wait = Readonly<{
  isOver: () => boolean
  /** Resolves when one of the runs has ended, or when the wait is over. */
  nextEnd: (held: readonly Running[]) => Promise<void>
  cancel: () => void
}>

/** Starts a wait of `SLOT_WAIT_MS`. Time in which this process stood still does not count. */
function startWait(): Wait {
  let isOver = false
  let wake = () => {}
  const cancel = startTimeout(SLOT_WAIT_MS, () => {
    isOver = true
    wake()
  })
  const nextEnd = (held: readonly Running[]) =>
    new Promise<void>((resolve) => {
      wake = () => {
        for (const { waiting } of held) waiting.delete(wake)
        resolve()
      }
      for (const { waiting } of held) waiting.add(wake)
    })
  return { isOver: () => isOver, nextEnd, cancel }
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
