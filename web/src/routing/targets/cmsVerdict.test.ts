import { expect, test } from 'vitest'
import { cmsVerdict } from './cmsVerdict.ts'

const asked = (slug: string) => ({ path: '/', params: { slug }, search: new URLSearchParams() })
const PRIVACY = { cmsPage: { identifier: 'datenschutz' } }

test('a page under its own name is shown', () => {
  expect(cmsVerdict(PRIVACY, asked('datenschutz'))).toEqual({ kind: 'found' })
})

test('a page under another name redirects permanently to its own', () => {
  expect(cmsVerdict(PRIVACY, asked('aviso-de-privacidad'))).toEqual({
    kind: 'moved',
    path: '/i/datenschutz',
    status: 301,
  })
})

test('nothing there is nothing there', () => {
  expect(cmsVerdict({ cmsPage: null }, asked('x'))).toEqual({ kind: 'notFound' })
})
