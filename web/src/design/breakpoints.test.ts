import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Viewport widths in pixels at which a layout may change. */
const BREAKPOINTS = ['576px', '768px', '1024px', '1280px']

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

test('no style asks for a width in another way', () => {
  const styles = globSync('src/**/*.css').filter((file) =>
    /(?:min|max)-width:[^;{]*\)\s*\{/.test(readFileSync(file, 'utf8')),
  )
  expect(styles).toEqual([])
})
