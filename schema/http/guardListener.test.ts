import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterEach, expect, test, vi } from 'vitest'
import { type Answer, type AnswerFailure, guardListener } from './guardListener.ts'

const closing: Array<() => void> = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

async function serve(answer: Answer, onFailure: AnswerFailure): Promise<string> {
  const server = createServer(guardListener(answer, onFailure)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  closing.push(() => server.close())
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

const boom = new Error('boom')

test.each<[string, Answer]>([
  [
    'at once',
    () => {
      throw boom
    },
  ],
  ['later', () => Promise.reject(boom)],
])('gives what is thrown %s to the failure handler', async (_when, answer) => {
  const onFailure = vi.fn<AnswerFailure>((_error, response) => void response.writeHead(500).end('failed'))
  const response = await fetch(await serve(answer, onFailure))
  expect([response.status, await response.text()]).toEqual([500, 'failed'])
  expect(onFailure.mock.calls[0]?.[0]).toBe(boom)
})

test('closes the connection when the failure handler throws as well', async () => {
  const url = await serve(
    () => Promise.reject(boom),
    () => {
      throw boom
    },
  )
  await expect(fetch(url)).rejects.toThrow()
  await expect(fetch(url)).rejects.toThrow()
})
