import { expect, test } from 'vitest'
import { createSessionSeal } from './sessionSeal.ts'
import { createStoreSeal } from './storeSeal.ts'

const OLD = 'an-old-secret-of-at-least-32-characters'
const NEW = 'a-new-secret-of-at-least-32-characters!'
const content = { userToken: 'token-of-ana' }

test('an entry is opened under its own key alone, with any secret of the list', async () => {
  const sealed = await createStoreSeal([OLD]).seal('entry', content)
  expect(sealed).not.toContain('token-of-ana')
  expect(await createStoreSeal([NEW, OLD]).open('entry', sealed)).toEqual(content)
  expect(await createStoreSeal([NEW, OLD]).open('other', sealed)).toBeNull()
  expect(await createStoreSeal([NEW]).open('entry', sealed)).toBeNull()
  expect(await createStoreSeal([OLD]).open('entry', '{"userToken":"mine"}')).toBeNull()
})

test('an entry is no cookie, and a cookie no entry', async () => {
  const { stored, credit } = createSessionSeal([NEW])
  expect(await credit.open(await stored.seal('entry', content))).toBeNull()
  const cookie = await credit.seal({ sessionId: 'a-session', credit: {} })
  expect(await stored.open('entry', cookie)).toBeNull()
})

test('a hash is the same for the same text and secret alone', () => {
  const [first, second] = createStoreSeal([NEW, OLD]).hashes('ana@example.mx')
  expect(createStoreSeal([NEW]).hashes('ana@example.mx')).toEqual([first])
  expect(createStoreSeal([OLD]).hashes('ana@example.mx')).toEqual([second])
  expect(createStoreSeal([NEW]).hashes('eva@example.mx')).not.toEqual([first])
})
