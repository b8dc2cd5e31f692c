import * as v from 'valibot'
import { userErrorSchema } from '../outcome.ts'
import type { Settlement } from '../answer.ts'
import { tabMessages } from './tabMessages.ts'
import { type Task, taskSchema } from '../task.ts'

const jsonObject = v.record(v.string(), v.unknown())

const isPartial = v.exactOptional(v.literal(true))
const settlementSchema = v.variant('kind', [
  v.object({ kind: v.literal('done'), data: jsonObject, isPartial }),
  v.object({
    kind: v.literal('refused'),
    data: v.nullable(jsonObject),
    userErrors: v.array(userErrorSchema),
    isPartial,
  }),
])

const messageSchema = v.variant('type', [
  v.object({ type: v.literal('queued'), task: taskSchema, replaces: v.nullable(v.string()) }),
  // The raw answer of the gateway: the records of this tab's store include optimistic layers.
  v.object({ type: v.literal('settled'), task: taskSchema, settlement: settlementSchema }),
  v.object({ type: v.literal('changed'), task: taskSchema }),
  v.object({ type: v.picklist(['heard', 'dropped']), id: v.string() }),
  v.object({ type: v.literal('paused'), scope: v.string(), milliseconds: v.number() }),
])

/**
 * A task was stored; has ended; may be sent or needs consent; its outcome is reported by the tab that made it; was
 * cancelled; an attempt has failed, and its scope pauses.
 */
export type TabMessage =
  | Readonly<{ type: 'queued'; task: Task; replaces: string | null }>
  | Readonly<{ type: 'settled'; task: Task; settlement: Settlement }>
  | Readonly<{ type: 'changed'; task: Task }>
  | Readonly<{ type: 'heard' | 'dropped'; id: string }>
  | Readonly<{ type: 'paused'; scope: string; milliseconds: number }>

/** Channel that keeps the tabs of one store in sync. */
export type TabChannel = Readonly<{
  post: (message: TabMessage) => void
  listen: (listener: (message: TabMessage) => void) => void
}>

/** Creates a channel between tabs; ignores messages of other versions of the shop that it cannot read. */
export function createTabChannel(storeCode: string): TabChannel {
  const channel = tabMessages(storeCode)
  return {
    post: channel.post,
    listen: (listener) =>
      channel.listen((message) => {
        const parsed = v.safeParse(messageSchema, message)
        if (parsed.success) listener(parsed.output)
      }),
  }
}
