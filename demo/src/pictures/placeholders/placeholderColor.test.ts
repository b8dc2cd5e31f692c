import fc from 'fast-check'
import { expect, test } from 'vitest'
import { brightness, rgbOf } from '../materials/colour.ts'
import { dominantColor, placeholderColor } from './placeholderColor.ts'
import { placeholderSpec } from './placeholderSpec.ts'

const withColor = (color: string) => ({ ...placeholderSpec('sofa'), primary: { material: 'linen' as const, color } })

test('a stand-in colour is a colour, and lighter than the product', () => {
  const hex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`)
  fc.assert(
    fc.property(hex, (color) => {
      const [ground, own] = [placeholderColor(withColor(color)), dominantColor(withColor(color))]
      expect(ground).toMatch(/^#[0-9a-f]{6}$/)
      expect(brightness(rgbOf(ground))).toBeGreaterThanOrEqual(brightness(rgbOf(own)))
    }),
  )
})

test('a green sofa waits on a greener ground than a red one', () => {
  const [[greenRed, green], [red, redGreen]] = [
    rgbOf(placeholderColor(withColor('#2f6d4a'))),
    rgbOf(placeholderColor(withColor('#8d2f2a'))),
  ]
  expect(green - greenRed).toBeGreaterThan(0)
  expect(red - redGreen).toBeGreaterThan(0)
})
