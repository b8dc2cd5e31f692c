/** Characters of the number that a pack begins with: the length of its list of files, in bytes. */
const LENGTH_DIGITS = 8

const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
}

/** Path of a file as the browser requests it, and its content. */
export type PackedFile = readonly [path: string, content: Uint8Array]

/** Joins files into one: the length of the list, the list of paths and lengths as JSON, and the contents in its order. */
export function packFiles(files: readonly PackedFile[]): Uint8Array<ArrayBuffer> {
  const list = new TextEncoder().encode(JSON.stringify(files.map(([path, content]) => [path, content.length])))
  const head = new TextEncoder().encode(String(list.length).padStart(LENGTH_DIGITS, '0'))
  const parts = [head, list, ...files.map(([, content]) => content)]
  const pack = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let offset = 0
  for (const part of parts) {
    pack.set(part, offset)
    offset += part.length
  }
  return pack
}

export type FilePack = Readonly<{
  /** Returns a file with its content type, or null if the pack does not contain it. */
  read: (path: string) => Blob | null
}>

/** Opens a pack. Throws for anything that `packFiles` has not written. */
export async function openFilePack(pack: Blob): Promise<FilePack> {
  const listBytes = Number(await pack.slice(0, LENGTH_DIGITS).text())
  let offset = LENGTH_DIGITS + listBytes
  const list: readonly (readonly [string, number])[] = JSON.parse(await pack.slice(LENGTH_DIGITS, offset).text())
  const places = new Map<string, readonly [start: number, end: number]>()
  for (const [path, length] of list) {
    places.set(path, [offset, offset + length])
    offset += length
  }
  if (offset !== pack.size) throw new Error(`The pack has ${pack.size} bytes instead of ${offset}`)
  return {
    read: (path) => {
      const place = places.get(path)
      return place ? pack.slice(...place, TYPES[path.split('.').at(-1) ?? ''] ?? '') : null
    },
  }
}
