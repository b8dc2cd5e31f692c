import * as v from 'valibot'
import { openChannel } from '../device/openChannel.ts'
import { userErrorSchema } from './outcome.ts'
import type { Settlement } from './queueProtocol.ts'
import { type Task, taskSchema } from './task.ts'

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
  // The raw answer of the gateway: what this tab's store holds has waiting changes drawn over it.
  v.object({ type: v.literal('settled'), task: taskSchema, settlement: settlementSchema }),
  v.object({ type: v.literal('changed'), task: taskSchema }),
  v.object({ type: v.picklist(['heard', 'dropped']), id: v.string() }),
])

/** A change was kept; a task has ended; it may be sent or has to be asked about; the tab that made it tells its shopper so; it was taken back. */
export type TabMessage =
  | Readonly<{ type: 'queued'; task: Task; replaces: string | null }>
  | Readonly<{ type: 'settled'; task: Task; settlement: Settlement }>
  | Readonly<{ type: 'changed'; task: Task }>
  | Readonly<{ type: 'heard' | 'dropped'; id: string }>

/** How the tabs of one store keep each other up to date. */
export type TabChannel = Readonly<{
  post: (message: TabMessage) => void
  listen: (listener: (message: TabMessage) => void) => void
}>

/** A channel between tabs; messages of another version of the shop that cannot be read are passed over. */
export function createTabChannel(storeCode: string): TabChannel {
  const channel = openChannel(`hogar-queue-${storeCode}`)
  return {
    post: channel.post,
    listen: (listener) =>
      channel.listen((message) => {
        const parsed = v.safeParse(messageSchema, message)
        if (parsed.success) listener(parsed.output)
      }),
  }
}
