import type { QueuedUserError } from './outcome.ts'
import type { JsonObject } from './queuedMutation.ts'

/** `isPartial`: a part of the answer could not be read, and `data` lacks it. */
type Readable = Readonly<{ isPartial?: true }>

/** Answer to a task. */
export type Answer =
  | (Readable & Readonly<{ kind: 'done'; data: JsonObject }>)
  /** `asksAgain`: the terms that the shopper agreed to have changed; they may agree to the new ones. */
  | (Readable &
      Readonly<{ kind: 'refused'; data: JsonObject | null; userErrors: readonly QueuedUserError[]; asksAgain?: true }>)
  /** `passing`: a retry may succeed. `fault`: the gateway's own mistake. `hopeless`: a retry cannot succeed. */
  | Readonly<{
      kind: 'failed'
      reason: 'passing' | 'fault' | 'unauthenticated' | 'hopeless'
      code: string
      retryAfterMs: number | null
    }>

/** Final answer of a task. */
export type Settlement = Exclude<Answer, Readonly<{ kind: 'failed' }>>
