import { describe, expect, test } from 'vitest'
import { answerPage } from './answerPage.ts'

const STORED = 'https://shop.example/salas'

const never = () => new Promise<never>(() => undefined)

/** Returns what a page is answered with, where the network answers with a status, or not at all. */
async function answerOf(status: number | null, { address = STORED, hasShell = true } = {}) {
  const answer = await answerPage(new Request(address), {
    patience: never,
    fetch: () =>
      status === null ? Promise.reject(new TypeError('down')) : Promise.resolve(new Response('page', { status })),
    isSnapshotPage: (asked) => Promise.resolve(asked === STORED),
    readShell: () => Promise.resolve(hasShell ? new Response('shell') : undefined),
  })
  return answer.text()
}

test.each([502, 503, 504, 520, 522])(
  'a page of the snapshot opens while the shop or a proxy answers %i',
  async (status) => {
    expect(await answerOf(status)).toBe('shell')
    expect(await answerOf(status, { hasShell: false })).toBe('page')
    expect(await answerOf(status, { address: 'https://shop.example/new' })).toBe('page')
  },
)

test.each([200, 404, 429, 500])('a page that is answered %i is shown as it is', async (status) => {
  expect(await answerOf(status)).toBe('page')
})

test('every page gets the shell without a network, where there is one', async () => {
  expect(await answerOf(null, { address: 'https://shop.example/new' })).toBe('shell')
  await expect(answerOf(null, { hasShell: false })).rejects.toThrow('down')
})

describe('a network that is connected and brings nothing', () => {
  const answerLate = (address: string, fetch: () => Promise<Response>, isRead = true) =>
    answerPage(new Request(address), {
      patience: () => Promise.resolve(),
      fetch,
      isSnapshotPage: (asked) => (isRead ? Promise.resolve(asked === STORED) : Promise.reject(new Error('no cache'))),
      readShell: () => Promise.resolve(new Response('shell')),
    }).then((answer) => answer.text())
  const slow = () => new Promise<Response>((resolve) => setTimeout(() => resolve(new Response('page')), 20))

  test('a page of the snapshot gets the shell', async () => {
    expect(await answerLate(STORED, never)).toBe('shell')
  })

  test('another page waits for its answer, and so does one that cannot be looked up', async () => {
    expect(await answerLate('https://shop.example/new', slow)).toBe('page')
    expect(await answerLate(STORED, slow, false)).toBe('page')
  })
})
