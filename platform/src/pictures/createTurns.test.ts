import { expect, test } from 'vitest'
import { QueueFullError } from './encodeQueue.ts'
import { createTurns } from './createTurns.ts'

test('tasks of one key run one after another, those of others beside them, and too many are refused', async () => {
  const turns = createTurns(1)
  const begun: string[] = []
  const gates = new Map<string, () => void>()
  const run = (key: string, name: string) =>
    turns.take(key, async () => {
      begun.push(name)
      await new Promise<void>((resolve) => gates.set(name, resolve))
      if (name === 'a1') throw new Error('broken')
      return name
    })
  const first = run('a', 'a1').catch((error: Error) => error.message)
  const second = run('a', 'a2')
  const other = run('b', 'b1')
  await expect(run('a', 'a3')).rejects.toBeInstanceOf(QueueFullError)
  expect(begun).toEqual(['a1', 'b1'])
  gates.get('a1')?.()
  expect(await first).toBe('broken')
  await expect.poll(() => begun).toEqual(['a1', 'b1', 'a2'])
  gates.get('a2')?.()
  gates.get('b1')?.()
  expect(await Promise.all([second, other])).toEqual(['a2', 'b1'])
})
