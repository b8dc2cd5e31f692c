import { expect, test } from 'vitest'
import { openFilePack, packFiles } from './filePack.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const open = (files: Readonly<Record<string, string>>) =>
  openFilePack(new Blob([packFiles(Object.entries(files).map(([path, text]) => [path, bytes(text)]))]))

test('a pack returns each of its files, byte for byte and with its type', async () => {
  const pack = await open({ '/assets/a.js': 'alert("ñandú 🛋️")', '/assets/b.css': '', '/assets/c.css': 'a{color:red}' })
  const a = pack.read('/assets/a.js')
  expect(await a?.text()).toBe('alert("ñandú 🛋️")')
  expect(a?.type).toBe('text/javascript; charset=utf-8')
  expect(await pack.read('/assets/b.css')?.text()).toBe('')
  expect(await pack.read('/assets/c.css')?.text()).toBe('a{color:red}')
  expect(pack.read('/assets/c.css')?.type).toBe('text/css; charset=utf-8')
})

test('a file that is not in a pack is null', async () => {
  const pack = await open({ '/assets/a.js': 'a' })
  expect(pack.read('/assets/b.js')).toBeNull()
  expect(pack.read('constructor')).toBeNull()
  expect((await open({})).read('/assets/a.js')).toBeNull()
})

test.each(['', 'not a pack', '00000099[["/a.js",1]]'])('%j is refused', async (text) => {
  await expect(openFilePack(new Blob([text]))).rejects.toThrow()
})
