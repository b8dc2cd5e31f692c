import { expect, test } from 'vitest'
import { readSitemapPart } from './readSitemapPart.ts'

const answering = (answer: object) =>
  async function* transport() {
    yield answer
  }
const entry = { path: '/salas', updatedAt: null, alternates: [{ path: '/wohnen', store: { id: 'de', code: 'de' } }] }

test('a part is its pages, each with where else it stands', async () => {
  const data = {
    blog: { nextPublishAt: '2026-12-01T18:00:00.000Z' },
    sitemap: { lastPart: 3, entries: [entry, { ...entry, path: '/x', alternates: null }] },
  }
  expect(await readSitemapPart(answering({ data }), 1)).toEqual({
    lastPart: 3,
    growsAt: Date.parse('2026-12-01T18:00:00Z'),
    pages: [
      { path: '/salas', updatedAt: null, alternates: [{ path: '/wohnen', storeCode: 'de' }] },
      { path: '/x', updatedAt: null, alternates: [] },
    ],
  })
})

test('past the last part there is none', async () => {
  expect(await readSitemapPart(answering({ data: { blog: { nextPublishAt: null }, sitemap: null } }), 9)).toBeNull()
})

test('a part that could not be read is no empty one', async () => {
  const errors = [{ message: 'x', path: ['sitemap'], extensions: { code: 'UPSTREAM_TIMEOUT' } }]
  await expect(
    readSitemapPart(answering({ data: { blog: { nextPublishAt: null }, sitemap: null }, errors }), 0),
  ).rejects.toThrow()
})
