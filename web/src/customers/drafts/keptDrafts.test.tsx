import { expect, it } from 'vitest'
import { keepAccount, noteAccountEnd } from '../accountKey.ts'
import { forgetDrafts, keepDraft, readDraft } from './keptDrafts.ts'
import { parsedLike } from './parsedLike.ts'

const ANA = { id: 'ana', name: 'Ana' }
const EVA = { id: 'eva', name: 'Eva' }

it('a draft is of the customer who typed it, through the end of the session', () => {
  keepAccount('hogar', ANA)
  keepDraft('hogar', 'address:new', { city: 'Zapopan' })
  expect(readDraft('hogar', 'address:new')).toEqual({ city: 'Zapopan' })
  expect(readDraft('de', 'address:new')).toBeUndefined()
  noteAccountEnd('hogar')
  expect(readDraft('hogar', 'address:new')).toEqual({ city: 'Zapopan' })
  keepAccount('hogar', EVA)
  expect(readDraft('hogar', 'address:new')).toBeUndefined()
  keepAccount('hogar', ANA)
  expect(readDraft('hogar', 'address:new')).toEqual({ city: 'Zapopan' })
  forgetDrafts('hogar')
  expect(readDraft('hogar', 'address:new')).toBeUndefined()
})

it('a guest’s draft goes along into the account', () => {
  noteAccountEnd('mavi')
  localStorage.clear()
  keepDraft('mavi', 'review:SOFA', { title: 'Bien' })
  keepAccount('mavi', ANA)
  expect(readDraft('mavi', 'review:SOFA')).toEqual({ title: 'Bien' })
})

it('a stored draft has the fields of its form, each of its type', () => {
  const parse = parsedLike({ city: 'León', isDefault: false })
  expect(parse({ city: 'Zapopan', isDefault: 'yes', other: 1 })).toEqual({ city: 'Zapopan', isDefault: false })
  expect([parse({ other: 1 }), parse('Zapopan'), parse(null)]).toEqual([null, null, null])
})
