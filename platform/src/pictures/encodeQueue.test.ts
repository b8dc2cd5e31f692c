import { expect, test } from 'vitest'
import { createEncodeQueue, QueueFullError } from './encodeQueue.ts'

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

function gate() {
  let open = (): void => undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, opened }
}

test('no more than two at once, the rest in order', async () => {
  const queue = createEncodeQueue(2, 10)
  const started: number[] = []
  const gates = [gate(), gate(), gate(), gate()]
  const runs = gates.map(({ opened }, index) =>
    queue.run(async () => {
      started.push(index)
      await opened
      return index
    }),
  )
  await turn()
  expect(started).toEqual([0, 1])
  gates[1]?.open()
  await turn()
  expect(started).toEqual([0, 1, 2])
  for (const { open } of gates) open()
  expect(await Promise.all(runs)).toEqual([0, 1, 2, 3])
})

test('more than may wait is refused, and there is room again afterwards', async () => {
  const queue = createEncodeQueue(1, 1)
  const { open, opened } = gate()
  const first = queue.run(() => opened)
  const second = queue.run(async () => 'second')
  await expect(queue.run(async () => 'third')).rejects.toBeInstanceOf(QueueFullError)
  open()
  await first
  expect(await second).toBe('second')
  expect(await queue.run(async () => 'fourth')).toBe('fourth')
})

test('a task that fails gives its place back', async () => {
  const queue = createEncodeQueue(1, 1)
  await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await queue.run(async () => 'next')).toBe('next')
})
