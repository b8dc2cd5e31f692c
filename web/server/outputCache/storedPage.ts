import * as v from 'valibot'

/** A page as everybody may have it: nothing in it depends on who asks. */
export type StoredPage = Readonly<{
  status: number
  /** The whole document, gzipped. */
  body: Buffer
  /** Changes with the document. */
  etag: string
  /** Sources for `script-src`, one for each script that stands in the page: `'sha256-…'`. */
  scriptHashes: readonly string[]
  /** What it was made of. */
  tags: readonly string[]
  /** When its rendering began, in milliseconds since 1970. */
  renderedAt: number
}>

const head = v.object({
  status: v.number(),
  etag: v.string(),
  scriptHashes: v.array(v.string()),
  tags: v.array(v.string()),
  renderedAt: v.number(),
})

/** Everything but the body, as text. */
export function writePageHead({ body: _body, ...rest }: StoredPage): string {
  return JSON.stringify(rest)
}

/** Puts a page together again. Throws when another version of the shop has written it otherwise. */
export function readStoredPage(text: string, body: Buffer): StoredPage {
  return { ...v.parse(head, JSON.parse(text)), body }
}
