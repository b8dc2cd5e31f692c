import * as v from 'valibot'
import type { TextStorage } from '../../device/textStorage.ts'
import { earlyPrefix } from './earlyChanges.ts'
import type { QueuePorts } from '../machine/queuePorts.ts'
import { mustAsk } from '../queuedMutation.ts'
import { type Task, changeOf, mutationIn, newTask } from '../task.ts'

const jsonObject = v.record(v.string(), v.unknown())
const changeSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    name: v.string(),
    variables: jsonObject,
    optimism: jsonObject,
    /** The version before stored none: its change is that of who is signed in. */
    customer: v.optional(v.nullable(v.string())),
  }),
)

type Options = Readonly<{
  texts: Pick<TextStorage, 'keys' | 'getItem' | 'removeItem'>
  storeCode: string
  /** Ids of this page's own changes: the queue's callers enqueue them. */
  own: ReadonlySet<string>
  /** Account whose session has ended without a sign-out: its changes wait for its customer. */
  ended: string | null
  ports: Pick<QueuePorts, 'storage' | 'registry' | 'sendsUnasked' | 'account' | 'now' | 'online'>
}>

/**
 * Moves changes that an earlier page could not write into the queue's storage, as tasks of the customers who made them.
 * Those of a customer who has signed out are deleted. While the storage cannot be read they stay for the next page.
 */
export async function takeEarlyChanges({ texts, storeCode, own, ended, ports }: Options): Promise<void> {
  const prefix = earlyPrefix(storeCode)
  const keys = texts.keys().filter((key) => key.startsWith(prefix) && !own.has(key.slice(prefix.length)))
  if (keys.length === 0) return
  // One that exists already was written by the earlier page.
  const tasks = await ports.storage.readAll().catch(() => null)
  if (!tasks) return
  const written = new Set(tasks.map(({ id }) => id))
  for (const key of keys) {
    const id = key.slice(prefix.length)
    const task = written.has(id) ? null : readTask(id, texts.getItem(key), { ...ports, ended })
    if (task) await ports.storage.add(task, null)
    texts.removeItem(key)
  }
}

/** Returns null for a change that this version of the shop cannot read, and for one whose customer has signed out. */
function readTask(
  id: string,
  text: string | null,
  { registry, online, sendsUnasked, account, now, ended }: Options['ports'] & Pick<Options, 'ended'>,
): Task | null {
  const early = v.safeParse(changeSchema, text)
  if (!early.success) return null
  const { name, variables, optimism, customer = account.read() } = early.output
  if (customer !== null && customer !== account.read() && customer !== ended) return null
  const mutation = mutationIn(registry, name)
  const change = mutation?.parse(variables, optimism)
  if (!mutation || !change) return null
  const awaitsConsent = !online.isOnline() && mustAsk(change, sendsUnasked)
  return newTask({ id, name, ...changeOf(mutation, change), awaitsConsent }, customer, now())
}
