import type { CartDiff } from '../../__generated__/schemaTypes.ts'
import { type AskedAdditions, hasAdditions, mergeAdditions } from '../lines/lineAdditions.ts'
import { type LineIdentity, identityOf } from '../lines/lineIdentity.ts'

export type MergedLine = LineIdentity & Readonly<{ quantity: number }> & AskedAdditions

export type MergeOptions = Readonly<{
  /** The client is right: what only the platform has is removed. */
  force: boolean
  /** Units of both sides are added up, as after a login. */
  mergeQuantities: boolean
  /** If true, the client drops lines that the platform lacks, unless the merge is forced. */
  serverMayRemove: boolean
  /** If true, the platform's quantities win where the two differ, unless the merge is forced or adds quantities. */
  serverMayModify: boolean
}>

/** One thing to do to the platform's cart. */
export type MergeStep<Client, Server> =
  | Readonly<{ kind: 'add'; line: Client }>
  | Readonly<{ kind: 'set'; line: Server; quantity: number; additions: AskedAdditions }>
  | Readonly<{ kind: 'remove'; line: Server }>

export type Merge<Client, Server> = Readonly<{
  /** Line by line; empty when both sides are the same. */
  diff: readonly CartDiff[]
  steps: readonly MergeStep<Client, Server>[]
  /** True when the client's copy is not what the platform will have. */
  isClientStale: boolean
}>

/**
 * Plans the merge of a client's cart with the platform's, as data: nothing is changed here.
 *
 * | client | platform | reported | done |
 * |---|---|---|---|
 * | has it | not | the platform lacks it | added |
 * | has it, the server may remove | not | the platform lacks it | nothing: the client drops it; added when forced |
 * | other quantity | has it | the platform is wrong | set to the client's units |
 * | other warranty or delivery option | has it | the platform must be updated | set to the client's |
 * | other quantity, the server may modify | has it | the platform is wrong | client follows; set when forced |
 * | has it, quantities are merged | has it | the platform is wrong | the client's units are added |
 * | not | has it | the client lacks it | kept; removed when forced |
 *
 * Merged quantities are added, never set to the sum. When the platform's answer is lost and the merge is retried, the
 * line has grown already, and only an addition under the same idempotency key is recognised as the same.
 */
export function mergeCarts<Client extends MergedLine, Server extends MergedLine>(
  client: readonly Client[],
  server: readonly Server[],
  { force, mergeQuantities, serverMayRemove, serverMayModify }: MergeOptions,
): Merge<Client, Server> {
  const serverLines = new Map(server.map((line) => [identityOf(line), line]))
  const clientLines = new Set(client.map(identityOf))
  const diff: CartDiff[] = []
  const steps: MergeStep<Client, Server>[] = []
  let isFollowing = false
  for (const line of client) {
    const same = serverLines.get(identityOf(line))
    if (!same) {
      diff.push(lineDiff('SERVER', 'NO_ITEM', { sku: line.sku, client: line.quantity, server: null }))
      if (serverMayRemove && !force) isFollowing = true
      else steps.push({ kind: 'add', line })
      continue
    }
    const isWrong = same.quantity !== line.quantity || mergeQuantities
    if (!isWrong && hasAdditions(same, line)) continue
    diff.push(
      lineDiff('SERVER', isWrong ? 'WRONG_QTY' : 'UPDATE_REQUIRED', {
        sku: line.sku,
        client: line.quantity,
        server: same.quantity,
      }),
    )
    if (mergeQuantities) steps.push({ kind: 'add', line })
    else if (serverMayModify && !force) isFollowing = true
    else steps.push({ kind: 'set', line: same, quantity: line.quantity, additions: mergeAdditions({}, line) })
  }
  const onlyServer = server.filter((line) => !clientLines.has(identityOf(line)))
  for (const line of onlyServer) {
    diff.push(lineDiff('CLIENT', 'NO_ITEM', { sku: line.sku, client: null, server: line.quantity }))
    if (force) steps.push({ kind: 'remove', line })
  }
  const isSummed = mergeQuantities && client.some((line) => serverLines.has(identityOf(line)))
  return { diff, steps, isClientStale: isSummed || isFollowing || (!force && onlyServer.length > 0) }
}

/** Adds the state of each whole copy: to be read again, or unchanged. Empty where the two were the same. */
export function concludeDiff(
  diff: readonly CartDiff[],
  { isClientStale, isServerStale }: Readonly<{ isClientStale: boolean; isServerStale: boolean }>,
): readonly CartDiff[] {
  if (diff.length === 0) return []
  const whole = (party: CartDiff['party'], isStale: boolean) =>
    lineDiff(party, isStale ? 'UPDATE_REQUIRED' : 'NO_CHANGES', { sku: null, client: null, server: null })
  return [...diff, whole('CLIENT', isClientStale), whole('SERVER', isServerStale)]
}

type Sides = Readonly<{ sku: string | null; client: number | null; server: number | null }>

function lineDiff(party: CartDiff['party'], status: CartDiff['status'], { sku, client, server }: Sides): CartDiff {
  return { party, status, sku, clientQuantity: client, serverQuantity: server }
}
