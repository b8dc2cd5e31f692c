import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { STORES } from '@hogar/schema/stores.ts'
import { describe, expect, it } from 'vitest'
import { contrastRatio } from '../contrastRatio.ts'

const TEXT_CONTRAST = 4.5
const SHAPE_CONTRAST = 3
const GROUNDS = ['surface', 'surface-raised', 'surface-sunken']
const TEXTS = ['ink', 'muted', 'accent', 'accent-strong', 'offer', 'success', 'danger']
const SHAPES = ['line-strong', 'focus']
const LABELS = [
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-accent-soft', 'accent-soft'],
  ['on-offer', 'offer'],
  ['on-danger', 'danger'],
]

const PAIRS: [string, string, number][] = [
  ...TEXTS.flatMap((text) => GROUNDS.map((ground): [string, string, number] => [text, ground, TEXT_CONTRAST])),
  ...SHAPES.flatMap((shape) => GROUNDS.map((ground): [string, string, number] => [shape, ground, SHAPE_CONTRAST])),
  ...LABELS.map(([label = '', ground = '']): [string, string, number] => [label, ground, TEXT_CONTRAST]),
]

describe.each(STORES.map((store) => store.code))('theme of %s', (code) => {
  const css = readFileSync(join(import.meta.dirname, `${code}.css`), 'utf8')
  const [light = '', dark = ''] = css.split('@media (prefers-color-scheme: dark)')

  it('belongs to its store in both modes', () => {
    expect(light).toContain(`:root[data-store='${code}']`)
    expect(dark).toContain(`:root[data-store='${code}']`)
  })

  it('has at most two faces', () => {
    expect(css.match(/@import '\.\.\/faces\//g)?.length).toBeLessThanOrEqual(2)
  })

  describe.each([
    ['light', light],
    ['dark', dark],
  ])('%s', (_, block) => {
    it.each(PAIRS)('%s on %s reaches %s', (front, ground, wanted) => {
      expect(contrastRatio(colour(block, front), colour(block, ground))).toBeGreaterThanOrEqual(wanted)
    })
  })
})

function colour(block: string, role: string): string {
  const found = new RegExp(`--${role}: (#[0-9a-f]{6});`).exec(block)?.[1]
  if (!found) throw new Error(`no colour for --${role}`)
  return found
}
