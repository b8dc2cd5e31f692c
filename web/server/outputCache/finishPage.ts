import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { StoredPage } from './storedPage.ts'

type Draft = Readonly<{
  html: string
  /** The page was rendered with it. */
  nonce: string
  status: number
  tags: Iterable<string>
  renderedAt: number
}>

const compress = promisify(gzip)

/**
 * Makes a page of a rendering: a document that can be sent to many as it is. A nonce is good once, so each script that
 * carries it is vouched for by its hash instead, and the nonce is taken out. A script that does not carry it (one that
 * slipped in with a product's text) stays as forbidden as it was.
 */
export async function finishPage({ html, nonce, status, tags, renderedAt }: Draft): Promise<StoredPage> {
  const mark = ` nonce="${nonce}"`
  const scriptHashes = scriptsWith(mark, html).map((script) => `'sha256-${digest(script, 'base64')}'`)
  const document = html.replaceAll(mark, '')
  return {
    status,
    body: await compress(document),
    etag: `W/"${digest(document, 'base64url')}"`,
    scriptHashes: [...new Set(scriptHashes)],
    tags: [...new Set(tags)],
    renderedAt,
  }
}

/** The texts of the scripts that carry the mark; those that are loaded from a file have none. */
function scriptsWith(mark: string, html: string): readonly string[] {
  return [...html.matchAll(/<script(?=[\s>])([^>]*)>(.*?)<\/script>/gs)].flatMap(([, attributes = '', text = '']) =>
    attributes.includes(mark) && text !== '' ? [text] : [],
  )
}

function digest(text: string, encoding: 'base64' | 'base64url'): string {
  return createHash('sha256').update(text).digest(encoding)
}
