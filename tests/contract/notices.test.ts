import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sharedShop } from '../testkit/servers/sharedShop.ts'

const ROOT = join(import.meta.dirname, '../..')
const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')) as { dependencies: Record<string, string> }

test('browsers read the licences of the fonts, scripts and libraries that are shipped', async () => {
  const response = await fetch(`${sharedShop().web}/licences.txt`)
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  const text = await response.text()
  expect(text).toBe(readFileSync(join(ROOT, 'THIRD-PARTY-NOTICES'), 'utf8'))
  for (const folder of ['schema', 'gateway', 'platform', 'web'])
    for (const name of Object.keys(manifestOf(folder).dependencies))
      if (!name.startsWith('@hogar/')) expect(text).toContain(`\n${name} `)
  expect(text.match(/^@fontsource-variable\/\S+ \S+: OFL-1\.1$/gm)).toHaveLength(7)
  for (const licence of ['SIL OPEN FONT LICENSE', 'GNU LESSER GENERAL PUBLIC LICENSE', 'GNU GENERAL PUBLIC LICENSE'])
    expect(text).toContain(licence)
  expect(text).toMatch(/^@img\/sharp-libvips.*: LGPL-3\.0-or-later$/m)
  expect(text).toContain('| librsvg')
})
