import { expect, test } from 'vitest'
import { enumerate, languageOf } from './language.ts'

test('lists words as each language does', () => {
  expect(enumerate([], 'es')).toBe('')
  expect(enumerate(['crema'], 'es')).toBe('crema')
  expect(enumerate(['crema', 'rosa', 'vino'], 'es')).toBe('crema, rosa y vino')
  expect(enumerate(['Creme', 'Rot'], 'de')).toBe('Creme und Rot')
  expect(enumerate(['crema', 'rosso'], 'it')).toBe('crema e rosso')
})

test('Spanish says e before an i-sound, but not before hie-', () => {
  expect(enumerate(['padres', 'hijos'], 'es')).toBe('padres e hijos')
  expect(enumerate(['acero', 'hierro'], 'es')).toBe('acero y hierro')
})

test('knows the language of a store, and falls back to Spanish', () => {
  expect(['es-MX', 'de-DE', 'it-IT', 'fr-FR'].map(languageOf)).toEqual(['es', 'de', 'it', 'es'])
})
