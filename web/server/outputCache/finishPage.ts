import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { StoredPage } from './storedPage.ts'

type Draft = Readonly<{
  html: string
  /** Nonce that the page was rendered with. */
  nonce: string
  status: number
  tags: Iterable<string>
  renderedAt: number
}>

const compress = promisify(gzip)

/**
 * Turns a rendering into a document that can be sent to many visitors. A nonce is valid once, so each script that
 * carries it is allowed by its hash instead, and the nonce is removed. A script without it (injected with a product's
 * text) stays forbidden.
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

/** Returns the texts of inline scripts that carry the mark; those loaded from a file have none. */
function scriptsWith(mark: string, html: string): readonly string[] {
  return [...html.matchAll(/<script(?=[\s>])([^>]*)>(.*?)<\/script>/gs)].flatMap(([, attributes = '', text = '']) =>
    attributes.includes(mark) && text !== '' ? [text] : [],
  )
}

function digest(text: string, encoding: 'base64' | 'base64url'): string {
  return createHash('sha256').update(text).digest(encoding)
}
