import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/**
 * Viewport widths at which a layout may change: 576, 768, 1024 and 1280 px at 16 px text. In `em`, they grow with the
 * browser's text size: a layout of columns is not shown where its text has no room.
 */
const BREAKPOINTS = ['36em', '48em', '64em', '80em']

/** Returns the viewport widths that a style sheet queries. Container queries are a separate matter and are left out. */
const widthsIn = (text: string) =>
  [...text.replaceAll(/@container[^{]*/g, '').matchAll(/\(width (?:<|>=) ([\w.]+)\)/g)].map((found) => found[1])

test('layouts change at four widths and at no others', () => {
  const files = globSync('src/**/*.{css,ts,tsx}', { exclude: ['**/__generated__/**', '**/*.test.*'] })
  const others = files.flatMap((file) =>
    widthsIn(readFileSync(file, 'utf8')).flatMap((width) =>
      BREAKPOINTS.includes(width ?? '') ? [] : [`${file}: ${width}`],
    ),
  )
  expect(files.length).toBeGreaterThan(100)
  expect(others).toEqual([])
})

test('no style asks for a width in another way, or for pixels', () => {
  const styles = globSync('src/**/*.css').filter((file) =>
    /(?:min|max)-width:[^;{]*\)\s*\{|@media[^{]*\dpx/.test(readFileSync(file, 'utf8')),
  )
  expect(styles).toEqual([])
})
