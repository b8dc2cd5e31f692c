import { writeFile } from 'node:fs/promises'
import encodeQR from 'qr'

/** A photograph of a text's QR code. */
export function photographOf(text: string): { name: string; mimeType: string; buffer: Buffer } {
  const buffer = Buffer.from(encodeQR(text, 'gif', { border: 4, scale: 6 }))
  return { name: 'etiqueta.gif', mimeType: 'image/gif', buffer }
}

const WIDTH = 640
const HEIGHT = 480
const GREY = 128
const PAPER = 235
const INK = 16

/** Writes a film of a text's QR code, which Chromium takes for what its camera sees (`--use-file-for-fake-video-capture`). */
export async function writeFilmOf(text: string, file: string): Promise<void> {
  const rows = encodeQR(text, 'raw', { border: 4, scale: 8 })
  const left = Math.floor((WIDTH - rows.length) / 2)
  const top = Math.floor((HEIGHT - rows.length) / 2)
  const luma = Buffer.alloc(WIDTH * HEIGHT, PAPER)
  for (const [y, row] of rows.entries()) {
    for (const [x, isDark] of row.entries()) if (isDark) luma[(top + y) * WIDTH + left + x] = INK
  }
  const frame = [Buffer.from('FRAME\n'), luma, Buffer.alloc((WIDTH * HEIGHT) / 2, GREY)]
  const header = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`)
  await writeFile(file, Buffer.concat([header, ...frame, ...frame]))
}
