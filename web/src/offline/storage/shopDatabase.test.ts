import { beforeEach, expect, test, vi } from 'vitest'
import type { openShopDatabase } from './openShopDatabase.ts'
import { connectShopDatabase } from './shopDatabase.ts'

/** Connections that were opened, with the end that the browser can bring about. */
const opened: { closed: boolean; lose: () => void }[] = []

const failed = (name: string) => Promise.reject(new DOMException('refused', name))
const count = vi.fn<() => Promise<number>>()
const read = () => count()
const open = vi.fn<typeof openShopDatabase>()
const connect = () => connectShopDatabase('hogar', open)

beforeEach(() => {
  opened.length = 0
  count.mockReset().mockResolvedValue(7)
  open.mockReset().mockImplementation((_store, onLost = () => {}) => {
    const connection = { closed: false, lose: onLost, close: () => void (connection.closed = true) }
    opened.push(connection)
    return Promise.resolve(connection as never)
  })
})

test('one connection serves all uses', async () => {
  const database = await connect()
  expect(await Promise.all([database.run(read), database.run(read)])).toEqual([7, 7])
  expect(opened).toHaveLength(1)
})

test('a connection that the browser has closed is opened again with the next use, once', async () => {
  const database = await connect()
  opened[0]?.lose()
  expect(await Promise.all([database.run(read), database.run(read)])).toEqual([7, 7])
  expect(opened).toHaveLength(2)
})

test.each(['InvalidStateError', 'UnknownError'])('a use that fails with %s is repeated on a new one', async (name) => {
  const database = await connect()
  count.mockImplementationOnce(() => failed(name))
  expect(await database.run(read)).toBe(7)
  expect(opened.map(({ closed }) => closed)).toEqual([true, false])
})

test('a use that was cut off by the end of its connection is repeated', async () => {
  const database = await connect()
  count.mockImplementationOnce(() => {
    opened[0]?.lose()
    return failed('AbortError')
  })
  expect(await database.run(read)).toBe(7)
})

test('a use that an open connection refuses fails, and is not repeated', async () => {
  const database = await connect()
  count.mockImplementationOnce(() => failed('QuotaExceededError'))
  await expect(database.run(read)).rejects.toThrow('refused')
  expect(count).toHaveBeenCalledTimes(1)
  expect(opened).toHaveLength(1)
})

test('a database that cannot be opened again is tried again with each use', async () => {
  const database = await connect()
  opened[0]?.lose()
  open.mockImplementationOnce(() => failed('VersionError'))
  await expect(database.run(read)).rejects.toThrow('refused')
  expect(await database.run(read)).toBe(7)
})
