import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { createMemoryStore } from '../cache/createMemoryStore.ts'
import { SharedStoreUnavailable } from '../cache/sharedStore.ts'
import { REGISTERED_DOCUMENTS_IN_MEMORY_MAX, REGISTRATIONS_PER_WINDOW_MAX } from './limits.ts'
import { createRegisteredDocuments } from './registeredDocuments.ts'

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex')

it('keeps a bounded number of documents of each registrant', async () => {
  const store = createMemoryStore()
  const documents = createRegisteredDocuments(store)
  const texts = Array.from({ length: REGISTRATIONS_PER_WINDOW_MAX + 1 }, (_, at) => `{ a${at} }`)
  for (const text of texts) await documents.register(hashOf(text), text, 'partner:a')
  const elsewhere = createRegisteredDocuments(store)
  expect(await elsewhere.textOf(hashOf(texts[0]!))).toBe(texts[0])
  expect(await elsewhere.textOf(hashOf(texts.at(-1)!))).toBeUndefined()
  await documents.register(hashOf(texts.at(-1)!), texts.at(-1)!, 'partner:b')
  expect(await elsewhere.textOf(hashOf(texts.at(-1)!))).toBe(texts.at(-1))
})

it('asks the store for no key that is not a hash', async () => {
  const asked: string[] = []
  const store = { ...createMemoryStore(), get: async (key: string) => (asked.push(key), null) }
  const documents = createRegisteredDocuments(store)
  expect(await documents.textOf('x'.repeat(100_000))).toBeUndefined()
  expect(asked).toEqual([])
})

it('has its most recent documents without the store', async () => {
  const away = async () => Promise.reject(new SharedStoreUnavailable())
  const documents = createRegisteredDocuments({ ...createMemoryStore(), get: away, set: away, count: away })
  for (let at = 0; at <= REGISTERED_DOCUMENTS_IN_MEMORY_MAX; at += 1) {
    await documents.register(hashOf(`{ a${at} }`), `{ a${at} }`, 'partner:a')
  }
  expect(await documents.textOf(hashOf('{ a1 }'))).toBe('{ a1 }')
  expect(await documents.textOf(hashOf('{ a0 }'))).toBeUndefined()
})
