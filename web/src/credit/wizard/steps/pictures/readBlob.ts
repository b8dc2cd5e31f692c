/** Returns a file as a `data:` URL, which the policy of the page lets pictures show. */
export async function dataUrlOf(blob: Blob): Promise<string> {
  const result = await read((reader) => reader.readAsDataURL(blob))
  return typeof result === 'string' ? result : ''
}

/** Returns a file in base64. */
export async function base64Of(blob: Blob): Promise<string> {
  const url = await dataUrlOf(blob)
  return url.slice(url.indexOf(',') + 1)
}

/** Returns the bytes of a file. */
export async function bytesOf(blob: Blob): Promise<Uint8Array> {
  const result = await read((reader) => reader.readAsArrayBuffer(blob))
  return result === null || typeof result === 'string' ? new Uint8Array() : new Uint8Array(result)
}

function read(start: (reader: FileReader) => void): Promise<FileReader['result']> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result)
    reader.onerror = () => reject(reader.error ?? new Error('a file could not be read'))
    start(reader)
  })
}
