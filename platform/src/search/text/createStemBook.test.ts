import { expect, test } from 'vitest'
import { TYPED_WORDS_MAX } from '../../limits.ts'
import { withPlatform } from '../../testing/withPlatform.ts'
import { createStemBook } from './createStemBook.ts'

const platform = withPlatform()

test('of what is typed only so much stays known; words of documents stay', async () => {
  const { db } = platform.database()
  const book = createStemBook('es-MX')
  await book.learnTyped(db, ['camas', 'mesas'])
  await book.learn(db, ['sillas', 'mesas'])
  const stems = await book.learnTyped(
    db,
    Array.from({ length: TYPED_WORDS_MAX }, (_, at) => `palabra${at}`),
  )
  expect(stems.size).toBe(TYPED_WORDS_MAX + 2)
  expect(['camas', 'mesas', 'sillas', 'palabra0'].map((word) => stems.get(word))).toEqual([
    undefined,
    'mes',
    'sill',
    'palabra0',
  ])
  // A forgotten word is learned again, and evicts the word typed longest ago.
  expect((await book.learnTyped(db, ['camas'])).get('camas')).toBe('cam')
  expect(stems.has('palabra0')).toBe(false)
})

test('who types a word again keeps it known', async () => {
  const { db } = platform.database()
  const book = createStemBook('es-MX')
  await book.learnTyped(db, ['camas', 'mesas'])
  await book.learnTyped(db, ['camas'])
  const stems = await book.learnTyped(
    db,
    Array.from({ length: TYPED_WORDS_MAX - 1 }, (_, at) => `palabra${at}`),
  )
  expect([stems.has('camas'), stems.has('mesas')]).toEqual([true, false])
})
