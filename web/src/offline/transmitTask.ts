import { getRequest } from 'relay-runtime'
import * as v from 'valibot'
import { NetworkFailure, type NetworkFailureKind } from '../relay/NetworkFailure.ts'
import { flattenIncremental } from '../relay/network/flattenIncremental.ts'
import { type PayloadError, failureOfErrors, isJsonRecord, readErrors } from '../relay/payload.ts'
import type { GraphQLTransport } from '../relay/network/transport.ts'
import { variablesOf } from './optimisticLayers.ts'
import { type QueuedUserError, userErrorSchema } from './outcome.ts'
import type { Answer } from './answer.ts'
import type { JsonObject, QueuedMutation } from './queuedMutation.ts'
import type { Task } from './task.ts'

type Failed = Extract<Answer, { kind: 'failed' }>

const REASONS: Readonly<Record<NetworkFailureKind, Failed['reason']>> = {
  unreachable: 'passing',
  unavailable: 'passing',
  rateLimited: 'passing',
  unauthenticated: 'unauthenticated',
  invalid: 'fault',
  // The next page has the other release's operations.
  outdated: 'passing',
  tooLarge: 'hopeless',
  rejected: 'hopeless',
}

const userErrorsSchema = v.array(userErrorSchema)

/**
 * Sends a task and returns the answer. Never rejects; the transport limits how long an answer may take. A task of a
 * mutation that only another release knows waits for a page of that: a newer tab has made it.
 */
export async function transmitTask(
  task: Task,
  mutation: QueuedMutation | undefined,
  transport: GraphQLTransport,
): Promise<Answer> {
  if (!mutation) return { kind: 'failed', reason: 'passing', code: 'outdated', retryAfterMs: null }
  const { id, name } = getRequest(mutation.document).params
  if (typeof id !== 'string') return { kind: 'failed', reason: 'hopeless', code: 'NOT_PERSISTED', retryAfterMs: null }
  // The request outlives the component that asked for it.
  const { signal } = new AbortController()
  try {
    for await (const chunk of transport({ id, name, variables: variablesOf(task), signal }))
      return readAnswer(name, chunk, mutation.asksAgainAfter)
    throw new NetworkFailure('unreachable', { operation: name })
  } catch (error) {
    const failure =
      error instanceof NetworkFailure ? error : new NetworkFailure('unreachable', { operation: name, cause: error })
    return { kind: 'failed', reason: REASONS[failure.kind], code: failure.kind, retryAfterMs: failure.retryAfterMs }
  }
}

function readAnswer(operation: string, chunk: unknown, asksAgainAfter: readonly string[]): Answer {
  const payload = flattenIncremental(chunk)?.[0]
  if (!payload?.data) throw failureOfErrors(operation, readErrors(isJsonRecord(chunk) ? chunk['errors'] : undefined))
  const data = withoutLostFields(payload.data, payload.errors ?? [])
  const lacks = data === payload.data ? {} : ({ isPartial: true } as const)
  const userErrors = userErrorsOf(data)
  if (userErrors.length === 0) return { kind: 'done', data, ...lacks }
  const asksAgain = userErrors.some(({ code }) => asksAgainAfter.includes(code))
  return { kind: 'refused', data, userErrors, ...(asksAgain ? { asksAgain } : {}), ...lacks }
}

/** Objects of an answer that only hold what a change has changed, as the payload itself does. */
const HOLDERS: ReadonlySet<string | number> = new Set(['customer'])

/**
 * Removes fields that were lost to errors from the answer of a successful change: a null because of an error must not
 * pass for an empty value. A cart stays with the parts that it lacks, which its pages name.
 */
function withoutLostFields(data: JsonObject, errors: readonly PayloadError[]): JsonObject {
  return errors.reduce((known, { path: [root, ...inside] = [] }) => {
    const payload = known[root ?? '']
    if (!isJsonRecord(payload)) return known
    const left = withoutLost(payload, inside)
    return left === payload ? known : { ...known, [String(root)]: left }
  }, data)
}

function withoutLost(record: JsonObject, [field, ...inside]: NonNullable<PayloadError['path']>): JsonObject {
  if (field === undefined) return record
  const { [field]: value, ...others } = record
  if (value === null) return others
  if (!HOLDERS.has(field) || !isJsonRecord(value)) return record
  const left = withoutLost(value, inside)
  return left === value ? record : { ...record, [field]: left }
}

function userErrorsOf(data: JsonObject): QueuedUserError[] {
  return Object.values(data)
    .filter(isJsonRecord)
    .flatMap((payload) => {
      const parsed = v.safeParse(userErrorsSchema, payload['userErrors'])
      return parsed.success ? parsed.output : []
    })
}
