import { expect, test } from 'vitest'
import { blogKeptUntil } from './blogKeptUntil.ts'

const NEXT = '2026-12-01T18:00:00.000Z'

test.each([
  ['the next publication', { blog: { nextPublishAt: NEXT } }, Date.parse(NEXT)],
  ['it, of a post that is to come', { blogPost: null, blog: { nextPublishAt: NEXT } }, Date.parse(NEXT)],
  ['any time without one', { blog: { nextPublishAt: null, posts: { isOutdated: false } } }, null],
  ['no time with an outdated list', { blog: { nextPublishAt: NEXT, posts: { isOutdated: true } } }, 0],
  [
    'no time with an outdated category',
    { blog: { nextPublishAt: null }, blogCategory: { posts: { isOutdated: true } } },
    0,
  ],
  ['any time where nothing was read', { blogPost: null }, null],
])('a page of the blog may be cached until %s', (_name, answer, moment) => {
  expect(blogKeptUntil(answer)).toBe(moment)
})
