import * as v from 'valibot'

/** Rendered page for all visitors: nothing in it depends on the visitor. */
export type StoredPage = Readonly<{
  status: number
  /** Whole document, gzipped. */
  body: Buffer
  /** Entity tag; changes with the document. */
  etag: string
  /** Sources for `script-src`, one for each inline script: `'sha256-…'`. */
  scriptHashes: readonly string[]
  /** Tags of the data that it was made of. */
  tags: readonly string[]
  /** Moment at which its rendering began, in milliseconds since 1970. */
  renderedAt: number
}>

const head = v.object({
  status: v.number(),
  etag: v.string(),
  scriptHashes: v.array(v.string()),
  tags: v.array(v.string()),
  renderedAt: v.number(),
})

/** Serializes everything but the body. */
export function writePageHead({ body: _body, ...rest }: StoredPage): string {
  return JSON.stringify(rest)
}

/** Restores a page. Throws when another version of the shop has written it in another shape. */
export function readStoredPage(text: string, body: Buffer): StoredPage {
  return { ...v.parse(head, JSON.parse(text)), body }
}
