import { PreloadableQueryRegistry, type RequestParameters } from 'relay-runtime'
import { expect, test } from 'vitest'
import { NetworkFailure } from '../NetworkFailure.ts'
import { createNetwork } from './createNetwork.ts'
import { READ_RETRIES } from '../limits.ts'
import { createPayloadRecorder } from '../replay/payloadRecorder.ts'
import type { GraphQLTransport } from './transport.ts'
import { BESIDE_CODE } from './whenCodeIsThere.ts'

const params = (operationKind: 'query' | 'mutation'): RequestParameters => ({
  id: 'id',
  name: 'Operation',
  operationKind,
  text: null,
  metadata: {},
})

/** Creates a transport that answers one attempt after the other: chunks, or an error after them. */
function createTransport(...attempts: ReadonlyArray<readonly unknown[]>) {
  const calls = { count: 0 }
  const transport: GraphQLTransport = async function* send() {
    const attempt = attempts[calls.count] ?? []
    calls.count += 1
    for (const chunk of attempt) {
      if (chunk instanceof Error) throw chunk
      yield chunk
    }
  }
  return { transport, calls }
}

function execute(
  transport: GraphQLTransport,
  kind: 'query' | 'mutation' = 'query',
  recorder = createPayloadRecorder(),
) {
  const network = createNetwork({ transport, recorder, wait: () => Promise.resolve() })
  const payloads: unknown[] = []
  return new Promise<unknown[]>((resolve, reject) =>
    network
      .execute(params(kind), {}, {})
      .subscribe({ next: (payload) => payloads.push(payload), complete: () => resolve(payloads), error: reject }),
  )
}

const down = () => new NetworkFailure('unreachable', { operation: 'Operation' })

test('a read is tried again while nothing has arrived', async () => {
  const { transport, calls } = createTransport([down()], [down()], [{ data: { a: 1 } }])
  await expect(execute(transport)).resolves.toEqual([{ data: { a: 1 } }])
  expect(calls.count).toBe(3)
})

test('a read is given up after its tries', async () => {
  const { transport, calls } = createTransport([down()], [down()], [down()], [{ data: {} }])
  await expect(execute(transport)).rejects.toMatchObject({ kind: 'unreachable' })
  expect(calls.count).toBe(3)
})

test('a change is never sent twice', async () => {
  const { transport, calls } = createTransport([down()], [{ data: {} }])
  await expect(execute(transport, 'mutation')).rejects.toMatchObject({ kind: 'unreachable' })
  expect(calls.count).toBe(1)
})

test('an answer that breaks off is not read again from its start', async () => {
  const { transport, calls } = createTransport([{ data: { a: 1 }, hasNext: true }, down()], [{ data: {} }])
  await expect(execute(transport)).rejects.toMatchObject({ kind: 'unreachable' })
  expect(calls.count).toBe(1)
})

test.each([
  ['UNAUTHENTICATED', 'unauthenticated'],
  ['RATE_LIMITED', 'rateLimited'],
  ['UPSTREAM_TIMEOUT', 'unavailable'],
  ['INTERNAL', 'invalid'],
  ['BAD_USER_INPUT', 'rejected'],
])('an answer without data and with %s fails as %s, with the id of its request', async (code, kind) => {
  const chunk = { data: null, errors: [{ message: 'x', extensions: { code, requestId: 'request-1' } }] }
  const { transport } = createTransport([chunk], [chunk], [chunk])
  await expect(execute(transport)).rejects.toMatchObject({ kind, requestId: 'request-1' })
})

test('an answer that says when to ask again fails with that wait', async () => {
  const extensions = { code: 'RATE_LIMITED', retryAfterSeconds: 900 }
  const { transport } = createTransport([{ data: null, errors: [{ message: 'x', extensions }] }])
  await expect(execute(transport)).rejects.toMatchObject({ kind: 'rateLimited', retryAfterMs: 900_000 })
})

test('a partial answer is an answer', async () => {
  const errors = [{ message: 'no stock', path: ['stock'] }]
  const { transport } = createTransport([{ data: { stock: null }, errors }])
  await expect(execute(transport)).resolves.toEqual([{ data: { stock: null }, errors }])
})

test('on the server every payload is recorded, the end of the answer too', async () => {
  const recorder = createPayloadRecorder()
  const { transport } = createTransport([{ data: { a: 1 } }])
  await execute(transport, 'query', recorder)
  expect(recorder.drain()).toEqual([
    ['id', {}, { data: { a: 1 } }],
    ['id', {}, null],
  ])
  expect(recorder.drain()).toEqual([])
  await expect(recorder.first('id', {})).resolves.toEqual({ data: { a: 1 } })
})

test('a waiter for the first payload is rejected when there is none', async () => {
  const recorder = createPayloadRecorder()
  const first = recorder.first('id', {})
  const { transport } = createTransport([new NetworkFailure('rejected', { operation: 'Operation' })])
  await Promise.all([
    expect(execute(transport, 'query', recorder)).rejects.toThrow(),
    expect(first).rejects.toMatchObject({ kind: 'rejected' }),
  ])
})

test('a read that a change has overtaken is sent again: its answer would undo the change', async () => {
  let answerRead: () => void = () => undefined
  let reads = 0
  const transport: GraphQLTransport = async function* send({ name }) {
    if (name === 'Change') return yield { data: { added: true } }
    reads += 1
    const number = reads
    if (number === 1) await new Promise<void>((resolve) => (answerRead = resolve))
    yield { data: { read: number } }
  }
  const network = createNetwork({ transport, wait: () => Promise.resolve() })
  const run = (kind: 'query' | 'mutation', name: string) =>
    network.execute({ ...params(kind), name }, {}, {}).toPromise()
  const read = run('query', 'Read')
  await run('mutation', 'Change')
  answerRead()
  await expect(read).resolves.toEqual({ data: { read: 2 } })
})

test('a change that was answered past the network overtakes a read as well', async () => {
  let answerRead: () => void = () => undefined
  let reads = 0
  const transport: GraphQLTransport = async function* send() {
    reads += 1
    const number = reads
    if (number === 1) await new Promise<void>((resolve) => (answerRead = resolve))
    yield { data: { read: number } }
  }
  const changes = { answered: 0 }
  const network = createNetwork({ transport, changes, wait: () => Promise.resolve() })
  const read = network.execute(params('query'), {}, {}).toPromise()
  changes.answered += 1
  answerRead()
  await expect(read).resolves.toEqual({ data: { read: 2 } })
})

test('a read whose code comes later is judged then: a change may have been answered in between', async () => {
  const { transport, calls } = createTransport([{ data: { cart: null } }], [{ data: { cart: 1 } }])
  const changes = { answered: 0 }
  const id = 'late-code'
  const network = createNetwork({ transport, changes })
  const payloads: unknown[] = []
  const done = new Promise<void>((resolve, reject) => {
    network
      .execute({ ...params('query'), id } as RequestParameters, {}, { metadata: { [BESIDE_CODE]: true } })
      .subscribe({ next: (payload) => payloads.push(payload), complete: resolve, error: reject })
  })
  await new Promise((resolve) => setTimeout(resolve))
  expect([calls.count, payloads]).toEqual([1, []])
  changes.answered += 1
  PreloadableQueryRegistry.set(id, {} as never)
  await done
  expect([calls.count, payloads]).toEqual([2, [{ data: { cart: 1 } }]])
})

test('being overtaken uses up no try that a lost answer is owed', async () => {
  let answerRead: () => void = () => undefined
  let reads = 0
  const transport: GraphQLTransport = async function* send({ name }) {
    if (name === 'Change') return yield { data: { added: true } }
    reads += 1
    if (reads === 1) await new Promise<void>((resolve) => (answerRead = resolve))
    else if (reads <= 1 + READ_RETRIES) throw down()
    yield { data: { read: reads } }
  }
  const network = createNetwork({ transport, wait: () => Promise.resolve() })
  const run = (kind: 'query' | 'mutation', name: string) =>
    network.execute({ ...params(kind), name }, {}, {}).toPromise()
  const read = run('query', 'Read')
  await run('mutation', 'Change')
  answerRead()
  await expect(read).resolves.toEqual({ data: { read: 2 + READ_RETRIES } })
})
