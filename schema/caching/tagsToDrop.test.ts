import fc from 'fast-check'
import { expect, it } from 'vitest'
import { CACHE_TAGS } from './cacheTags.ts'
import { TAG_MAX_CHARACTERS } from './limits.ts'
import { tagsToDrop } from './tagsToDrop.ts'

it.each([
  ['tags of things and of kinds', 'P1481,C20,product', ['P1481', 'P', 'C20', 'C', 'product']],
  ['blanks and repetitions', ' P1 , P1,', ['P1', 'P']],
  ['what is no tag, passed over', 'x,1481,store,P1', ['P1', 'P']],
  ['what is too long to be one', `P${'1'.repeat(TAG_MAX_CHARACTERS)}`, []],
  ['a letter, for its kind', 'P,C,A,T,M', ['product', 'category', 'attribute', 'taxrule', 'cmsPage']],
  ['all', 'P1,*', '*'],
])('%s', (_case, list, dropped) => {
  expect(tagsToDrop(list)).toEqual(dropped)
})

it('takes every tag there is, and everything that begins with one', () => {
  fc.assert(
    fc.property(fc.constantFrom(...CACHE_TAGS), fc.integer({ min: 1 }), (tag, id) => {
      expect(tagsToDrop(`${tag}${id}`)).toContain(`${tag}${id}`)
    }),
  )
})
