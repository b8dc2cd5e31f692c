/**
 * Encodes a path as a platform has it (`sofás/50%`) for an address (`sof%C3%A1s/50%25`): each part once. `decodePath` is
 * its inverse.
 */
export function encodePath(path: string): string {
  return path.split('/').map(encodePart).join('/')
}

/** Parts of characters that addresses hold as they are, with single slashes between them; none starts with a dot. */
const PLAIN = /^[\w~-][\w.~-]*(?:\/[\w~-][\w.~-]*)*$/

/** True for a path that no encoding changes, as nearly all are. */
export function isPlainPath(path: string): boolean {
  return PLAIN.test(path)
}

/** Encodes one part of a path, or a value of a query. A lone surrogate has no UTF-8 form: it becomes U+FFFD. */
export function encodePart(part: string): string {
  return encodeURIComponent(part.toWellFormed())
}

/** Decodes a path of an address, once: without slashes at its ends, doubled slashes, query and fragment. Null as `decodeParts`. */
export function decodePath(path: string): string | null {
  return decodeParts(path)?.join('/') ?? null
}

/** Decodes each part of a path of an address, once. Null for escapes that are no UTF-8, and for NUL, which databases refuse. */
export function decodeParts(path: string): readonly string[] | null {
  const [withoutQuery = ''] = path.split(/[?#]/)
  try {
    const parts = withoutQuery
      .split('/')
      .filter((part) => part !== '')
      .map(decodeURIComponent)
    return parts.some((part) => part.includes('\0')) ? null : parts
  } catch {
    return null
  }
}

/**
 * Spells a path of an address as `encodePath` does, so that one path has one name; a path that cannot be decoded stays as
 * it is. Short, because the first page of every visit loads it.
 */
export function respellPath(path: string): string {
  try {
    return path.replace(/[^/]+/g, (part) => encodeURIComponent(decodeURIComponent(part)))
  } catch {
    return path
  }
}

/** Characters that no address may hold as they are; RFC 3986, section 2. */
const NOT_IN_ADDRESSES = /[^\w\-.~:/?#[\]@!$&'()*+,;=%]|%(?![\da-fA-F]{2})/gu

/** Encodes what an address that a person has written may not hold. Escapes stay: an address that is right is unchanged. */
export function toAddress(text: string): string {
  return text.toWellFormed().replace(NOT_IN_ADDRESSES, encodeURIComponent)
}
