import fc from 'fast-check'
import { expect, test } from 'vitest'
import { slug } from './slug.ts'

test('writes names as addresses', () => {
  expect(slug('Sofá Oslo, 3 plazas')).toBe('sofa-oslo-3-plazas')
  expect(slug('Stühle & Bänke für außen', 'de')).toBe('stuehle-baenke-fuer-aussen')
  expect(slug('Lampada d’arco')).toBe('lampada-d-arco')
  expect(slug('Laptop Nova 14″')).toBe('laptop-nova-14')
})

test('is safe for any name, and stays as it is when applied again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const once = slug(name)
      expect(once).toMatch(/^([a-z0-9]+(-[a-z0-9]+)*)?$/)
      expect(slug(once)).toBe(once)
    }),
  )
})
