// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { openShopDatabase } from '../offline/storage/database.ts'
import { forgetDevice } from './forgetDevice.ts'

vi.mock('../offline/storage/database.ts')

const cleared: string[] = []
beforeEach(() => {
  cleared.length = 0
  localStorage.clear()
  const objectStore = (name: string) => ({ clear: () => Promise.resolve(void cleared.push(name)) })
  const database = { transaction: () => ({ objectStore, done: Promise.resolve() }), close: () => undefined }
  vi.mocked(openShopDatabase).mockResolvedValue(database as never)
})

test('nothing of a store stays, and what is of another does', async () => {
  for (const key of ['customer', 'checkout', 'searches', 'compare', 'recent'])
    localStorage.setItem(`hogar:${key}:hogar`, '"x"')
  localStorage.setItem('hogar:checkout:viu', '"theirs"')
  localStorage.setItem('somebody:else:hogar', '1')
  await forgetDevice('hogar')
  expect(Object.keys(localStorage).toSorted()).toEqual(['hogar:checkout:viu', 'somebody:else:hogar'])
  expect(cleared.toSorted()).toEqual(['records', 'results', 'tasks'])
})

test('a browser that keeps nothing has nothing to forget', async () => {
  vi.mocked(openShopDatabase).mockRejectedValue(new Error('private mode'))
  localStorage.setItem('hogar:checkout:hogar', '"x"')
  await forgetDevice('hogar')
  expect(localStorage).toHaveLength(0)
})
