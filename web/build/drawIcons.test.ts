import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { STORES } from '@hogar/schema/stores.ts'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { installManifest } from '../src/install/installManifest.ts'
import { ICONS, drawIcons, withMargin } from './drawIcons.ts'

const MARKS = join(import.meta.dirname, '../public/icons')

async function drawn(): Promise<string> {
  const client = mkdtempSync(join(tmpdir(), 'hogar-icons-'))
  onTestFinished(() => rmSync(client, { recursive: true }))
  mkdirSync(join(client, 'icons'))
  cpSync(MARKS, join(client, 'icons'), { recursive: true })
  await drawIcons(client)
  return client
}

test('each icon has its size; one that is cut has a ground up to its corners, the others have none there', async () => {
  const client = await drawn()
  for (const { code } of STORES)
    for (const { name, size, isCut } of ICONS) {
      const picture = sharp(join(client, 'icons', `${code}-${name}.png`)).ensureAlpha()
      const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
      expect([info.width, info.height], `${code} ${name}`).toEqual([size, size])
      expect(data[3], `${code} ${name}: alpha of the corner`).toBe(isCut ? 255 : 0)
    }
})

test('each icon that a manifest names is drawn', async () => {
  const client = await drawn()
  for (const store of STORES) {
    const { icons }: { icons: readonly { src: string; sizes: string }[] } = JSON.parse(await installManifest(store))
    for (const { src, sizes } of icons.filter(({ src }) => src.endsWith('.png'))) {
      const { width, height } = await sharp(join(client, src)).metadata()
      expect(`${width}x${height}`).toBe(sizes)
    }
  }
})

test('a file that is no mark is refused', () => {
  expect(() => withMargin('<svg><path d="M0 0"/></svg>')).toThrow('The mark has no ground or no group')
})
