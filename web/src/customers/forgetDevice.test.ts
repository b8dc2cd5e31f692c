// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { openShopDatabase } from '../offline/storage/openShopDatabase.ts'
import { forgetAccount, forgetDevice } from './forgetDevice.ts'

vi.mock('../offline/storage/openShopDatabase.ts')

const cleared: string[] = []
beforeEach(() => {
  cleared.length = 0
  localStorage.clear()
  sessionStorage.clear()
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

test.each([
  [false, []],
  [true, ['guests']],
])('changes that wait for the queue go too; those of a guest stay: %s', async (keepsGuests, left) => {
  const early = (customer: string | null) => JSON.stringify({ name: 'add', variables: {}, optimism: {}, customer })
  sessionStorage.setItem('hogar:early:hogar:anas', early('ana'))
  sessionStorage.setItem('hogar:early:hogar:guests', early(null))
  sessionStorage.setItem('hogar:early:hogar:unknown', '{')
  sessionStorage.setItem('hogar:early:viu:theirs', early('ana'))
  await forgetDevice('hogar', { keepsGuests })
  const ours = Object.keys(sessionStorage).flatMap((key) => key.split('hogar:early:hogar:')[1] ?? [])
  expect(ours).toEqual(left)
  expect(sessionStorage.getItem('hogar:early:viu:theirs')).not.toBeNull()
})

test('a browser that keeps nothing has nothing to forget', async () => {
  vi.mocked(openShopDatabase).mockRejectedValue(new Error('private mode'))
  localStorage.setItem('hogar:checkout:hogar', '"x"')
  await forgetDevice('hogar')
  expect(localStorage).toHaveLength(0)
})

test('an account that was signed out elsewhere leaves no notices of its changes: they hold orders and addresses', async () => {
  for (const key of ['customer', 'account', 'queue-news', 'recent']) localStorage.setItem(`hogar:${key}:hogar`, 'x')
  localStorage.setItem('hogar:queue-news:viu', 'theirs')
  await forgetAccount('hogar')
  const left = Object.keys(localStorage).toSorted()
  expect(left).toEqual(['hogar-ended:hogar', 'hogar:queue-news:viu', 'hogar:recent:hogar'])
})
