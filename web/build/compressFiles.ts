import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { COMPRESS_MIN_BYTES } from './limits.ts'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Writes a brotli and a gzip copy beside every text of a folder: the server never compresses a file itself. */
export async function compressFiles(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:js|css|html|svg|json|txt|webmanifest|pack)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !file.includes('.vite'))
  await Promise.all(files.map(compressFile))
}

async function compressFile(file: string): Promise<void> {
  const content = readFileSync(file)
  if (content.length < COMPRESS_MIN_BYTES) return
  writeFileSync(`${file}.gz`, await zip(content, { level: 9 }))
  writeFileSync(`${file}.br`, await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }))
}
