import { expect, test } from 'vitest'
import { refuseCycles } from './refuseCycles.ts'

const chunk = (...imports: string[]) => ({ file: 'x.js', isDynamicEntry: false, imports, css: [], assets: [] })

test('files that import each other in a circle end the build, with their names', () => {
  const manifest = {
    entry: chunk('shared', 'listing'),
    shared: chunk(),
    listing: chunk('paging'),
    paging: chunk('listing'),
  }
  expect(() => refuseCycles(manifest)).toThrow('listing → paging → listing')
})

test('files that several others import are no circle', () => {
  expect(() => refuseCycles({ a: chunk('b', 'c'), b: chunk('d'), c: chunk('d'), d: chunk() })).not.toThrow()
})
